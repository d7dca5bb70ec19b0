"""Prints the measures with which a device's font stands in for one of ours (app/styles/standIns.css), as CSS descriptors: words of
the same width on the average, lines of the same height. Needs `pip install fonttools brotli`, for Arabic Debian's libharfbuzz-bin.

    python3 tools/standIns.py app/fonts/sourceSerif.woff2 LiberationSerif-Regular.ttf
    python3 tools/standIns.py app/fonts/readexPro.woff2@700 DejaVuSans-Bold.ttf

Liberation is as wide as Arial and Times New Roman, letter by letter; Roboto, Noto Serif and Noto Naskh Arabic UI are Android's.
"""

import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# How often letters come in Latin words, as next/font counts them: with a space every six letters.
WORDS = "aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      "
# Arabic letters join, so whole words are measured, those of the site; the spaces between them are of a Latin face.
ARABIC = re.findall("[\u0621-\u064a]+", (Path(__file__).parent.parent / "messages/ar.json").read_text())


def font_of(path):
    """At the weight after the @, for a variable font."""
    name, _, weight = path.partition("@")
    font = TTFont(name)
    return instantiateVariableFont(font, {"wght": float(weight)}) if weight else font


def arabic_width(font):
    with TemporaryDirectory() as folder:
        font.flavor = None
        font.save(f"{folder}/font.ttf")
        shape = ["hb-shape", "--no-glyph-names", "--no-clusters", f"{folder}/font.ttf"]
        shaped = subprocess.run(shape, input="\n".join(ARABIC), capture_output=True, check=True, text=True)
    return sum(int(width) for width in re.findall(r"\+(\d+)", shaped.stdout)) / len("".join(ARABIC))


def latin_width(font):
    glyphs, widths = font.getBestCmap(), font["hmtx"]
    return sum(widths[glyphs[ord(letter)]][0] for letter in WORDS) / len(WORDS)


def measures(path, width):
    """Width of a letter on the average, ascent and descent of a line, in parts of the size. All our lines have a height, so no gap."""
    font = font_of(path)
    line = font["hhea"]
    return [value / font["head"].unitsPerEm for value in (width(font), line.ascent, -line.descent)]


width_of = latin_width if ord("a") in font_of(sys.argv[1]).getBestCmap() else arabic_width
(ours, *heights), (theirs, *_) = (measures(path, width_of) for path in sys.argv[1:])
size = ours / theirs
for name, height in zip(("ascent-override", "descent-override"), heights):
    print(f"  {name}: {height / size:.2%};")
print(f"  size-adjust: {size:.2%};")
