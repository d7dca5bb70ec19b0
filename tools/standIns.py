"""Prints the measures with which a device's font stands in for one of ours (app/styles/standIns.css), as CSS descriptors: letters of
the same width on the average of a line of words, lines of the same height. Needs `pip install fonttools brotli`.

    python3 tools/standIns.py app/fonts/sourceSerif.woff2 LiberationSerif-Regular.ttf

Liberation is as wide as Arial and Times New Roman, letter by letter; Roboto and Noto Serif are Android's.
"""

import sys

from fontTools.ttLib import TTFont

# How often letters come in Latin words, as next/font counts them: with a space every six letters.
WORDS = "aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      "


def measures(path):
    """Width of a letter on the average, ascent, descent and gap of a line, in parts of the size."""
    font = TTFont(path)
    glyphs, widths, line = font.getBestCmap(), font["hmtx"], font["hhea"]
    width = sum(widths[glyphs[ord(letter)]][0] for letter in WORDS) / len(WORDS)
    return [value / font["head"].unitsPerEm for value in (width, line.ascent, -line.descent, line.lineGap)]


(ours, *heights), (theirs, *_) = measures(sys.argv[1]), measures(sys.argv[2])
size = ours / theirs
for name, height in zip(("ascent-override", "descent-override", "line-gap-override"), heights):
    print(f"  {name}: {height / size:.2%};")
print(f"  size-adjust: {size:.2%};")
