"""Adds letters joined with their dots to an Arabic font in which dots are marks of their own, placed by GPOS.

WebKitGTK shifts words that end with such a mark (decision 0050). What is drawn stays the same: a joined letter
has the outlines, places and anchors of its parts.

    python3 tools/joinDots.py FONT
"""

import sys

from fontTools.otlLib.builder import buildAnchor, buildLigatureSubstSubtable, buildLookup
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import BaseRecord

font = TTFont(sys.argv[1])
gsub, gpos = font["GSUB"].table, font["GPOS"].table


def tables(table, kind):
    """The subtables of the lookups of one type, in their order."""
    return [part for lookup in table.LookupList.Lookup if lookup.LookupType == kind for part in lookup.SubTable]


def point(anchor):
    return anchor.XCoordinate, anchor.YCoordinate


def places(coverage, records, field):
    """glyph -> its anchor; each of the font's lookups has one class of marks."""
    anchors = (getattr(record, field) for record in records)
    return {glyph: point(a[0] if isinstance(a, list) else a) for glyph, a in zip(coverage.glyphs, anchors)}


def marks(part, number=""):
    array = getattr(part, f"Mark{number}Array")
    return places(getattr(part, f"Mark{number}Coverage" if number else "MarkCoverage"), array.MarkRecord, "MarkAnchor")


on_letters = [(part, marks(part), places(part.BaseCoverage, part.BaseArray.BaseRecord, "BaseAnchor")) for part in tables(gpos, 4)]
on_marks = [(marks(part, 1), places(part.Mark2Coverage, part.Mark2Array.Mark2Record, "Mark2Anchor")) for part in tables(gpos, 6)]
assert all(part.ClassCount == 1 for part, _, _ in on_letters), "a lookup has several classes of marks"

# What becomes of a letter or dot: its forms at the beginning, in the middle and at the end, and those that neighbours ask for.
forms, pairs = {}, set()
for part in tables(gsub, 1):
    for before, after in part.mapping.items():
        forms.setdefault(before, set()).add(after)
for part in tables(gsub, 2):
    for before, after in part.mapping.items():
        if len(after) == 2:
            pairs.add(tuple(after))
        forms.setdefault(before, set()).add(after[0])


def all_forms(glyph):
    found, waiting = set(), [glyph]
    while waiting:
        if (next_one := waiting.pop()) not in found:
            found.add(next_one)
            waiting += forms.get(next_one, ())
    return found


def join(letter, dot):
    """Adds the letter with its dot; None when the font never puts that dot on that letter."""
    place = next(((letters[letter], dots[dot]) for _, dots, letters in on_letters if dot in dots and letter in letters), None)
    if place is None:
        return None
    x, y = place[0][0] - place[1][0], place[0][1] - place[1][1]
    name = f"{letter}.{dot}"
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(letter, (1, 0, 0, 1, 0, 0))
    pen.addComponent(dot, (1, 0, 0, 1, x, y))
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["glyf"][name].recalcBounds(font["glyf"])
    font["hmtx"][name] = (font["hmtx"][letter][0], font["glyf"][name].xMin)
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1
    for part, mark_places, letters in on_letters:
        if letter not in letters:
            continue
        anchor = letters[letter]
        # A vowel sign stands on the dot, where the font says so, else on the letter.
        for signs, dots in on_marks:
            if dot in dots and signs.keys() & mark_places.keys():
                assert all(signs[sign] == mark_places[sign] for sign in signs), "a sign has two anchors"
                anchor = (x + dots[dot][0], y + dots[dot][1])
        record = BaseRecord()
        record.BaseAnchor = [buildAnchor(*anchor)]
        part.BaseCoverage.glyphs.append(name)
        part.BaseArray.BaseRecord.append(record)
        part.BaseArray.BaseCount += 1
    return name


joined = {}
for letter, dot in sorted({(form, mark) for base, dot in pairs for form in all_forms(base) for mark in all_forms(dot)}):
    if name := join(letter, dot):
        joined[(letter, dot)] = name

gsub.LookupList.Lookup.append(buildLookup([buildLigatureSubstSubtable(joined)]))
gsub.LookupList.LookupCount += 1
for record in gsub.FeatureList.FeatureRecord:
    if record.FeatureTag == "rlig":
        record.Feature.LookupListIndex.append(gsub.LookupList.LookupCount - 1)
        record.Feature.LookupCount += 1
font.save(sys.argv[1])
print(f"{len(joined)} letters joined with their dots")
