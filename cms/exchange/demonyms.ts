/**
 * What the people of a country are called, and other names of countries, as they stand in organisers' sheets: English, French,
 * Spanish, Russian, Arabic. Chinese adds a character to the country's name (countries.ts). A name that two countries share
 * is left out.
 */
const LINES = `
AD Andorran|andorran|andorrane|andorrano
AE Emirati|émirati|émiratie|emiratí|إماراتي|إماراتية|UAE|U.A.E.|Émirats|الإمارات
AF Afghan|afghan|afghane|afgano|afgana|афганец|أفغاني|أفغانية
AL Albanian|albanais|albanaise|albanés|albanesa|албанец|ألباني
AM Armenian|arménien|arménienne|armenio|armenia|армянин|армянка|أرمني|أرمينية
AO Angolan|angolais|angolaise|angoleño|angoleña|ангольский|أنغولي
AR Argentine|Argentinian|argentin|argentine|argentino|argentina|аргентинец|أرجنتيني
AT Austrian|autrichien|autrichienne|austriaco|austriaca|австриец|австрийский|نمساوي
AU Australian|australien|australienne|australiano|australiana|австралиец|австралийский|أسترالي
AZ Azerbaijani|azerbaïdjanais|azerbaïdjanaise|azerbaiyano|азербайджанец|أذربيجاني
BA Bosnian|bosnien|bosnienne|bosnio|bosnia|Bosnia|Bosnie|босниец|بوسني
BD Bangladeshi|bangladais|bangladaise|bangladesí|бангладешец|بنغلاديشي
BE Belgian|belge|belga|бельгиец|бельгийский|بلجيكي
BF Burkinabe|burkinabé|burkinabè
BG Bulgarian|bulgare|búlgaro|búlgara|болгарин|болгарский|بلغاري
BH Bahraini|bahreïni|bahreïnien|bareiní|بحريني
BJ Beninese|béninois|béninoise|beninés|بنيني
BO Bolivian|bolivien|bolivienne|boliviano|boliviana|боливиец|بوليفي
BR Brazilian|brésilien|brésilienne|brasileño|brasileña|бразилец|бразильский|برازيلي
BW Motswana|botswanais|botswanaise
BY Belarusian|biélorusse|bielorruso|bielorrusa|белорус|белорусский|Biélorussie|Белоруссия|بيلاروسي
CA Canadian|canadien|canadienne|canadiense|канадец|канадский|كندي|كندية
CD DR Congo|DRC|RDC|Democratic Republic of the Congo|République démocratique du Congo
CG Republic of the Congo|République du Congo
CH Swiss|suisse|suizo|suiza|швейцарец|швейцарский|سويسري
CI Ivorian|ivoirien|ivoirienne|marfileño|Ivory Coast|Cote d'Ivoire|إيفواري
CL Chilean|chilien|chilienne|chileno|chilena|чилиец|чилийский|تشيلي
CM Cameroonian|camerounais|camerounaise|camerunés|камерунец|كاميروني
CN Chinese|chinois|chinoise|chino|china|китаец|китайский|китаянка|صيني|صينية|PRC|P.R. China|PR China|People's Republic of China|中华人民共和国|中国大陆
CO Colombian|colombien|colombienne|colombiano|colombiana|колумбиец|كولومبي
CR Costa Rican|costaricien|costaricienne|costarricense
CU Cuban|cubain|cubaine|cubano|cubana|кубинец|كوبي
CY Cypriot|chypriote|chipriota|киприот|قبرصي
CZ Czech|tchèque|checo|checa|чех|чешский|Czech Republic|République tchèque|República Checa|تشيكي|Чешская Республика
DE German|allemand|allemande|alemán|alemana|немец|немецкий|немка|ألماني|ألمانية
DK Danish|Dane|danois|danoise|danés|danesa|датчанин|датский|دنماركي
DZ Algerian|algérien|algérienne|argelino|argelina|алжирец|جزائري|جزائرية
EC Ecuadorian|équatorien|équatorienne|ecuatoriano|ecuatoriana|эквадорец|إكوادوري
EE Estonian|estonien|estonienne|estonio|эстонец|إستوني
EG Egyptian|égyptien|égyptienne|egipcio|egipcia|египтянин|египетский|مصري|مصرية
ES Spanish|Spaniard|espagnol|espagnole|español|española|испанец|испанский|إسباني|إسبانية
ET Ethiopian|éthiopien|éthiopienne|etíope|эфиоп|إثيوبي
FI Finnish|Finn|finlandais|finlandaise|finlandés|finlandesa|финн|финский|فنلندي
FJ Fijian|fidjien|fidjienne|fiyiano
FR French|français|française|francés|francesa|француз|французский|француженка|فرنسي|فرنسية
GA Gabonese|gabonais|gabonaise|gabonés
GB British|Briton|britannique|británico|británica|британец|британский|بريطاني|بريطانية|UK|U.K.|Great Britain|Britain|England|English|Scotland|Scottish|Wales|Welsh|Northern Ireland|Grande-Bretagne|Angleterre|anglais|anglaise|Gran Bretaña|Inglaterra|inglés|inglesa|Англия|Великобритания|英格兰|بريطانيا|إنجلترا
GE Georgian|géorgien|géorgienne|georgiano|georgiana|грузин|грузинский|جورجي
GH Ghanaian|ghanéen|ghanéenne|ghanés|غاني
GM Gambian|gambien|gambienne
GR Greek|grec|grecque|griego|griega|грек|греческий|يوناني
GT Guatemalan|guatémaltèque|guatemalteco|guatemalteca
HK Hong Kong|Hongkong|Hong Kong SAR|Hong Kong, China|中国香港|香港特别行政区|Hong Konger|هونغ كونغ
HN Honduran|hondurien|hondurienne|hondureño
HR Croatian|Croat|croate|croata|хорват|хорватский|كرواتي
HT Haitian|haïtien|haïtienne|haitiano
HU Hungarian|hongrois|hongroise|húngaro|húngara|венгр|венгерский|مجري|هنغاري
ID Indonesian|indonésien|indonésienne|indonesio|indonesia|индонезиец|إندونيسي
IE Irish|irlandais|irlandaise|irlandés|irlandesa|ирландец|ирландский|أيرلندي
IL Israeli|israélien|israélienne|israelí|израильтянин|إسرائيلي
IN Indian|indien|indienne|indio|india|индиец|индийский|هندي|هندية
IQ Iraqi|irakien|irakienne|iraquí|иракец|عراقي|عراقية
IR Iranian|Persian|iranien|iranienne|iraní|иранец|иранский|إيراني|إيرانية
IS Icelandic|Icelander|islandais|islandaise|islandés|исландец|أيسلندي
IT Italian|italien|italienne|italiano|italiana|итальянец|итальянский|إيطالي|إيطالية
JM Jamaican|jamaïcain|jamaïcaine|jamaicano
JO Jordanian|jordanien|jordanienne|jordano|jordana|иорданец|أردني|أردنية
JP Japanese|japonais|japonaise|japonés|japonesa|японец|японский|японка|ياباني|يابانية
KE Kenyan|kényan|kényane|keniano|keniata|кениец|كيني
KG Kyrgyz|kirghize|kirguís|киргиз|قيرغيزي
KH Cambodian|Khmer|cambodgien|cambodgienne|camboyano|камбоджиец|كمبودي
KP North Korea|North Korean|DPRK|Corée du Nord|nord-coréen|Corea del Norte|КНДР|朝鲜
KR South Korea|South Korean|Korea|Korean|Republic of Korea|Corée|Corée du Sud|coréen|coréenne|sud-coréen|Corea|Corea del Sur|coreano|coreana|Корея|Южная Корея|кореец|корейский|韩国|大韩民国|كوريا|كوري|كورية
KW Kuwaiti|koweïtien|koweïtienne|kuwaití|кувейтец|كويتي
KZ Kazakh|Kazakhstani|kazakh|kazakhe|kazajo|kazaja|казах|казахстанский|كازاخستاني
LA Lao|Laotian|Laos|laotien|laotienne|laosiano|لاوسي
LB Lebanese|libanais|libanaise|libanés|libanesa|ливанец|لبناني|لبنانية
LK Sri Lankan|sri-lankais|sri-lankaise|esrilanqués|سريلانكي
LT Lithuanian|lituanien|lituanienne|lituano|литовец|ليتواني
LU Luxembourger|luxembourgeois|luxembourgeoise|luxemburgués
LV Latvian|letton|lettone|letón|латыш|لاتفي
LY Libyan|libyen|libyenne|libio|ливиец|ليبي|ليبية
MA Moroccan|marocain|marocaine|marroquí|марокканец|مغربي|مغربية
MC Monegasque|Monacan|monégasque|monegasco
MD Moldovan|moldave|moldavo|молдаванин|Moldavie|Молдавия|مولدوفي
ME Montenegrin|monténégrin|monténégrine|montenegrino|черногорец
MG Malagasy|malgache|мальгаш
MK North Macedonia|Macedonia|Macedonian|macédonien|macédonienne|macedonio|македонец
ML Malian|malien|malienne|maliense|مالي
MM Myanmar|Burma|Burmese|birman|birmane|birmano|Birmanie|Мьянма|بورما
MN Mongolian|Mongol|mongol|mongole|mongola|монгол|монгольский|منغولي
MO Macao|Macau|Macao SAR|中国澳门|澳门特别行政区|Macanese
MT Maltese|maltais|maltaise|maltés|мальтиец|مالطي
MU Mauritian|mauricien|mauricienne|mauriciano
MX Mexican|mexicain|mexicaine|mexicano|mexicana|мексиканец|мексиканский|مكسيكي
MY Malaysian|malaisien|malaisienne|malasio|malasia|малайзиец|ماليزي|ماليزية
MZ Mozambican|mozambicain|mozambicaine|mozambiqueño
NA Namibian|namibien|namibienne|namibio
NG Nigerian|nigérian|nigériane|nigeriano|нигериец|نيجيري
NL Dutch|néerlandais|néerlandaise|neerlandés|neerlandesa|holandés|Holland|Pays-Bas|Hollande|Holanda|Голландия|голландец|нидерландский|هولندي|هولندا
NO Norwegian|norvégien|norvégienne|noruego|noruega|норвежец|норвежский|نرويجي
NP Nepali|Nepalese|népalais|népalaise|nepalí|непалец|نيبالي
NZ New Zealander|Kiwi|néo-zélandais|néo-zélandaise|neozelandés|новозеландец|نيوزيلندي
OM Omani|omanais|omanaise|omaní|عماني|عمانية
PA Panamanian|panaméen|panaméenne|panameño
PE Peruvian|péruvien|péruvienne|peruano|peruana|перуанец|بيروفي
PH Filipino|Philippine|philippin|philippine|filipino|filipina|филиппинец|فلبيني|فلبينية
PK Pakistani|pakistanais|pakistanaise|pakistaní|пакистанец|باكستاني
PL Polish|polonais|polonaise|polaco|polaca|поляк|польский|полька|بولندي
PS Palestine|Palestinian|palestinien|palestinienne|palestino|palestina|палестинец|Палестина|فلسطين|فلسطيني|فلسطينية|巴勒斯坦
PT Portuguese|portugais|portugaise|portugués|portuguesa|португалец|португальский|برتغالي
PY Paraguayan|paraguayen|paraguayenne|paraguayo
QA Qatari|qatari|qatarienne|catarí|قطري|قطرية
RO Romanian|roumain|roumaine|rumano|rumana|румын|румынский|روماني
RS Serbian|Serb|serbe|serbio|serbia|серб|сербский|صربي
RU Russian|russe|ruso|rusa|русский|русская|россиянин|Russian Federation|Fédération de Russie|Российская Федерация|РФ|俄国|روسي|روسية
RW Rwandan|rwandais|rwandaise|ruandés
SA Saudi|Saudi Arabian|saoudien|saoudienne|saudí|саудовец|سعودي|سعودية|السعودية|KSA
SD Sudanese|soudanais|soudanaise|sudanés|суданец|سوداني|سودانية
SE Swedish|Swede|suédois|suédoise|sueco|sueca|швед|шведский|سويدي
SG Singaporean|singapourien|singapourienne|singapurense|сингапурец|سنغافوري
SI Slovenian|Slovene|slovène|esloveno|eslovena|словенец|سلوفيني
SK Slovak|slovaque|eslovaco|eslovaca|словак|словацкий|سلوفاكي
SN Senegalese|sénégalais|sénégalaise|senegalés|сенегалец|سنغالي
SV Salvadoran|salvadorien|salvadorienne|salvadoreño
SY Syrian|syrien|syrienne|sirio|siria|сириец|سوري|سورية|سوريا
TG Togolese|togolais|togolaise|togolés
TH Thai|thaïlandais|thaïlandaise|tailandés|тайский|таец|تايلاندي
TN Tunisian|tunisien|tunisienne|tunecino|tunecina|тунисец|تونسي|تونسية
TR Turkish|Turk|turc|turque|turco|turca|турок|турецкий|تركي|تركية|Turkey|Turquie|Turquía|Türkiye|土耳其
TW Taiwan|Taiwanese|taïwanais|taïwanaise|taiwanés|тайванец|中国台湾|臺灣|تايواني
TZ Tanzanian|tanzanien|tanzanienne|tanzano|танзаниец|تنزاني
UA Ukrainian|ukrainien|ukrainienne|ucraniano|ucraniana|украинец|украинский|украинка|أوكراني
UG Ugandan|ougandais|ougandaise|ugandés|أوغندي
US American|américain|américaine|estadounidense|americano|американец|американский|أمريكي|أمريكية|USA|U.S.A.|U.S.|United States of America|America|États-Unis d’Amérique|EE. UU.|EEUU|США|美利坚合众国|أمريكا
UY Uruguayan|uruguayen|uruguayenne|uruguayo
UZ Uzbek|ouzbek|ouzbèke|uzbeko|узбек|узбекский|أوزبكي
VA Vatican|Vatican City|Holy See
VE Venezuelan|vénézuélien|vénézuélienne|venezolano|venezolana|венесуэлец|فنزويلي
VN Vietnamese|Viet Nam|vietnamien|vietnamienne|vietnamita|вьетнамец|вьетнамский|فيتنامي
YE Yemeni|yéménite|yemení|йеменец|يمني|يمنية
ZA South African|sud-africain|sud-africaine|sudafricano|южноафриканец|جنوب أفريقي
ZM Zambian|zambien|zambienne|zambiano
ZW Zimbabwean|zimbabwéen|zimbabwéenne|zimbabuense
`;

/** Pairs of a code and a name. */
export const DEMONYMS: readonly (readonly [code: string, name: string])[] = LINES.trim()
  .split('\n')
  .flatMap((line) =>
    line
      .slice(3)
      .split('|')
      .map((name) => [line.slice(0, 2), name] as const),
  );
