#!/bin/sh
# Makes app/fonts anew; the files are committed, so nobody needs to run it. Needs fonttools with brotli
# (`pip install fonttools brotli`), and the folder `files` of each of these packages, in one folder under the short name:
# @fontsource-variable/{bricolage-grotesque,source-serif-4,golos-text,readex-pro,noto-naskh-arabic}, versions 5.3.
#
#   sh tools/fonts.sh FOLDER
#
# app/fonts.ts repeats the ranges.
set -eu
from=$1
to=$(dirname "$0")/../app/fonts
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

LATIN='U+20-23,U+25-3B,U+3F-5A,U+5F,U+61-7A,U+A0-A1,U+A9-AB,U+B0,U+B2,U+B7,U+BA-BB,U+BF-F6,U+F8-FF,U+131,U+152-153,U+178,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2026,U+2039-203A,U+20AC,U+2122,U+2212'
TITLES='U+20-22,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A0-A1,U+A9,U+AB,U+B7,U+BB,U+BF-C1,U+C7-CA,U+CD-CE,U+D1,U+D3,U+DA,U+E0-E2,U+E7-EB,U+ED-EF,U+F1,U+F3-F4,U+F9-FC,U+152-153,U+2013-2014,U+2018-2019,U+201C-201D,U+2026'
EXT='U+100-151,U+154-177,U+179-17F,U+18F,U+1A0-1A1,U+1AF-1B0,U+1CD-1DC,U+218-21B,U+259,U+1E00-1E9F'
# Fewer than Google's range of that name: the rest is in the -ext files.
VIETNAMESE='U+1EA0-1EF9'
CYRILLIC='U+401-407,U+40E,U+410-44F,U+451-457,U+45E,U+490-491,U+2116'
ARABIC='U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+654-655,U+660-66C,U+670-671,U+679,U+67E,U+686,U+688,U+691,U+698,U+6A4,U+6A9,U+6AF,U+6BA,U+6BE,U+6C0-6C2,U+6CC,U+6D2-6D4,U+6F0-6F9,U+200C-200F'
FEATURES='kern,liga,ccmp,locl,pnum,tnum,mark,mkmk,init,medi,fina,isol,rlig,calt'

# make NAME PACKAGE FILE RANGE AXIS...
make() {
  name=$1 file=$from/$2/files/$2-$3.woff2 range=$4
  shift 4
  fonttools varLib.instancer -q "$file" "$@" -o "$work/$name.ttf"
  pyftsubset "$work/$name.ttf" --unicodes="$range" --layout-features="$FEATURES" --flavor=woff2 \
    --drop-tables+=MVAR,STAT --name-IDs=0,1,2,13,14 --output-file="$to/$name.woff2"
}

UI='opsz=16 wdth=100 wght=500:650'
TEXT='opsz=20 wght=400'
make bricolage bricolage-grotesque latin-standard-normal "$LATIN" $UI
make bricolageExt bricolage-grotesque latin-ext-standard-normal "$EXT" $UI
make bricolageVietnamese bricolage-grotesque vietnamese-standard-normal "$VIETNAMESE" $UI
make bricolageDisplay bricolage-grotesque latin-standard-normal "$TITLES" opsz=72 wdth=78:100 wght=720
make sourceSerif source-serif-4 latin-opsz-normal "$LATIN" $TEXT
make sourceSerifItalic source-serif-4 latin-opsz-italic "$LATIN" $TEXT
make sourceSerifExt source-serif-4 latin-ext-opsz-normal "$EXT" $TEXT
make sourceSerifItalicExt source-serif-4 latin-ext-opsz-italic "$EXT" $TEXT
make sourceSerifVietnamese source-serif-4 vietnamese-opsz-normal "$VIETNAMESE" $TEXT
make sourceSerifItalicVietnamese source-serif-4 vietnamese-opsz-italic "$VIETNAMESE" $TEXT
make sourceSerifCyrillic source-serif-4 cyrillic-opsz-normal "$CYRILLIC" $TEXT
make sourceSerifCyrillicItalic source-serif-4 cyrillic-opsz-italic "$CYRILLIC" $TEXT
make golos golos-text cyrillic-wght-normal "$CYRILLIC" wght=500:700
make readexPro readex-pro arabic-wght-normal "$ARABIC" wght=500:700
make notoNaskhArabic noto-naskh-arabic arabic-wght-normal "$ARABIC" wght=400
python3 "$(dirname "$0")/joinDots.py" "$to/notoNaskhArabic.woff2"
