// Written by tools/review-analysis/train-opinions.ts.
export const no = `#	-48	0	47
# for	-69	-25	70
# kr	-2	-7	8
# minutter	-10	-2	12
# pa	-17	-13	29
# selv	-29	-30	47
^ #	-49	-23	56
^ aldri	7	-12	4
^ alltid	22	-10	-12
^ alt	-55	51	-24
^ anbefales	33	-15	-20
^ bare	-53	-9	54
^ bestilte	-4	-14	15
^ betalte	-34	-5	36
^ billig	-74	76	-14
^ ble	-39	-12	47
^ bra	16	-13	-16
^ brillene	20	-10	-9
^ butikken	-18	-8	26
^ byens	25	-13	-12
^ de	-19	-11	22
^ den	22	-6	-16
^ det	-12	-44	43
^ dyrt	-26	-16	38
^ eg	21	-26	2
^ elsker	34	-19	-16
^ en	-28	-29	45
^ enkelt	17	-11	-6
^ esken	-7	-10	17
^ feil	-23	-7	27
^ fem	-60	-32	72
^ fikk	-3	-19	20
^ fin	21	-16	-4
^ fire	-22	-18	31
^ flinke	49	-39	-40
^ flott	30	-6	-44
^ for	-5	-7	13
^ forste	32	-9	-25
^ gar	-22	38	-34
^ gikk	14	-5	-8
^ glidelasen	-5	-6	11
^ god	-17	37	-26
^ gode	4	26	-33
^ gratulerer	-61	-45	69
^ grei	5	3	-10
^ hadde	0	-10	8
^ halv	-16	-39	49
^ han	49	-10	-40
^ har	-19	30	-15
^ hele	9	-9	0
^ helt	-66	73	-35
^ hun	4	-19	11
^ hyggelig	-24	50	-35
^ ikke	29	-45	11
^ imponerende	-60	-31	68
^ ingen	-30	0	27
^ ingenting	17	-12	-4
^ inn	28	-17	-14
^ ja	20	-71	32
^ jeg	10	-24	6
^ kan	33	-42	-9
^ kjempebra	9	-8	-1
^ klokka	55	-25	-36
^ kom	5	-9	5
^ kommer	8	3	-10
^ kunne	-63	36	4
^ ligger	-85	86	-59
^ lite	30	-44	13
^ masse	-58	63	-15
^ midt	20	6	-39
^ mye	48	-37	-11
^ na	-13	-9	22
^ nar	-70	74	-17
^ nei	-8	-2	10
^ nettsiden	-7	-9	17
^ nydelig	-70	86	-63
^ pa	-45	-20	52
^ pakken	-7	-10	16
^ rask	15	-13	-2
^ rent	6	-4	-1
^ ringte	-14	-10	22
^ sa	16	-8	-8
^ sann	23	-10	-12
^ skikkelig	16	-13	-2
^ skulle	15	-9	-6
^ sto	-9	-59	64
^ stort	-10	22	-13
^ svaert	26	-9	-16
^ to	-3	-9	13
^ trivelige	-33	40	-33
^ ubehagelig	-27	-8	35
^ umulig	-16	-8	25
^ var	-29	7	21
^ veldig	16	-9	-8
a	-4	-2	6
a bytte	-53	-24	58
a fa	-20	-11	25
a finne	37	-33	-6
a ha	-36	-16	30
a parkere	30	-39	6
a utsette	17	-12	-4
a velge	28	-16	-13
aerli*	39	-13	-26
aerlig	15	-5	-10
akkur*	2	-50	41
akkurat	2	-50	41
aldri	-36	-7	41
aldri mer	-20	-5	26
aldri vaert	14	-10	-3
alle	13	-7	-10
allti*	-6	-36	36
alltid	-6	-36	36
alt	-69	-4	62
an	-31	44	-33
anbef*	-7	-30	33
anbefales	-8	-38	36
andre	13	9	-36
andre steder	68	-65	-18
ansat*	4	-21	17
ansatte	4	-21	17
apen	-18	-13	31
apent pa	3	11	-15
apent til	-12	-12	21
apnin*	6	-15	10
appen	-86	-37	91
ar	14	-5	-8
at	-6	-33	32
at den	13	-4	-9
at jeg	56	-61	-31
atte	16	-8	-8
av	-34	47	-29
avdel*	-5	-55	57
bade	-63	68	-25
bak	65	-11	-62
bak disken	65	-11	-62
bare	-21	-12	32
bare en	9	-21	10
bare for	-9	-4	12
barn	-12	-12	19
barne*	-64	52	-9
bedre	-5	25	-29
beskj*	-62	-40	66
beskjed	-62	-40	66
best	57	-55	-6
beste	23	-12	-11
besti*	0	-13	13
bestilte	-4	-14	15
bestilte pa	7	-6	-1
betal*	-30	-32	56
betale	-3	-13	16
betalt	-8	-63	53
betalt for	-21	-65	70
betalte	-34	-5	36
betje*	-9	18	-10
betjening	-16	23	-9
betjening men	-50	59	-28
billi*	-44	48	-15
billig	-48	51	-14
billig men	29	-23	-12
ble	6	-14	8
bli	-16	-13	20
blid	28	-20	-7
blide	53	-49	-10
blir	10	-9	0
borte	13	-17	4
bra	14	-17	-4
bra jobba	-40	-30	52
brill*	48	-29	-31
brillene	54	-36	-39
brode*	-3	22	-24
brodet	-3	22	-24
brodet var	-3	22	-24
bruke	-8	-12	18
brukt	-32	38	-14
brukt*	36	-26	-31
brukte	-28	-9	37
butik*	40	-19	-21
butikk	57	-18	-40
butikk ikke	-18	25	-7
butikk med	42	-40	-3
butikk og	39	-37	-4
butikken	13	-22	9
butikken var	-12	-16	27
byens	25	-13	-12
byens beste	25	-13	-12
bytte	-53	-24	58
bytte*	35	-11	-24
byttet	35	-11	-24
da	16	-36	16
da jeg	-11	-2	13
daeve*	21	-14	-7
daeven	21	-14	-7
daeven sa	21	-14	-7
dagen	26	-12	-15
dagen etter	9	-7	-3
dager	5	-5	0
dama	-5	-2	7
dama i	-5	-2	7
dame	13	-18	2
darli*	-17	-10	27
darlig	-17	-10	27
de	-4	-8	11
de ansatte	-25	-10	35
de er	-34	45	-50
de hadde	36	-24	-23
deg	-71	3	55
dem	28	-12	-16
den	-6	-23	29
den gamle	17	-5	-12
den ikke	-62	-37	64
den prisen	-9	-10	19
der	-19	8	12
dere	-70	62	-9
dessv*	-65	-49	71
dessverre	-65	-49	71
det	-25	13	12
det bare	-17	-15	32
det du	-31	16	11
det gikk	33	-28	-5
det jeg	22	-14	-8
det kom	-24	45	-55
det tok	5	27	-54
det var	-5	-22	24
dette	-3	-7	10
diske*	-13	22	-19
disken	-13	22	-19
dora	6	-12	3
driv	72	-55	-57
drom	9	-6	-3
du	-12	12	-2
du far	-31	16	11
du har	31	-9	-23
dyres*	25	-13	-12
dyreste	25	-13	-12
dyrt	-30	3	26
e	55	-43	-34
eg	21	-26	2
egen	21	-36	-3
ein	90	-62	-58
eit	35	-17	-23
ekspe*	-40	-13	47
ekstr*	-43	47	-27
ekstra	-43	47	-27
elske*	34	-19	-16
elsker	34	-19	-16
en	2	-14	12
en drom	9	-6	-3
en gang	-41	-6	46
en god	-1	-4	6
en kasse	-18	-13	31
en liten	24	-11	-12
en mann	-60	-35	66
en time	12	-55	49
en uke	-8	-3	11
engan*	36	-25	-24
engang	36	-25	-24
enkel*	17	-11	-6
enkelt	17	-11	-6
enn	57	4	-77
er	-20	14	4
er det	-76	73	0
er en	6	-58	39
er et	63	-60	-41
er ikke	-34	24	7
er pa	-81	65	39
er som	-58	60	-24
esken	-1	-9	10
esken var	-7	-10	17
et	24	-32	6
et smil	15	-11	-4
etter	8	-7	0
etter en	10	-2	-7
etter seg	8	-6	-2
etter*	73	-34	-57
ettermiddag	57	-24	-47
fa	21	-24	2
fant	25	-6	-20
far	-75	59	-23
farge	16	-17	-1
feil	-38	-13	49
fem	-25	-14	37
fem stjerner	-60	-32	72
ferdi*	42	-11	-35
ferdig	42	-11	-35
fikk	-10	-19	28
fikk byttet	51	-20	-42
fikk hjelp	14	-10	-4
fikk lane	61	-25	-52
fin	7	-14	7
finne	37	-33	-6
finne*	-36	-5	37
finnes	-36	-5	37
fint	36	-28	-9
fint til	24	-20	-5
fire	-16	-10	25
fisk	-33	-23	45
fiske*	20	-12	-8
flink*	47	-31	-35
flinke	47	-31	-35
flinke folk	50	-37	-42
flott	30	-6	-44
folk	30	-4	-37
folk men	58	-55	-12
folk som	-29	40	-48
for	-25	13	11
for a	-41	-22	47
for det	-40	43	-33
for en	-61	52	1
for et	-4	-56	57
for jul	-42	-2	24
for vi	27	-15	-13
fordi	11	-10	0
forkl*	12	3	-15
forklarte	19	-13	-6
forklarte hva	27	-19	-9
forno*	-6	-10	16
forsi*	58	-67	12
forsk*	39	-37	-3
forst	13	-25	4
forste	8	1	-8
forts*	-6	-11	17
fortsatt	4	-7	4
fra	-14	-4	15
fra a	27	-9	-20
fram	43	-45	1
fram i	66	-66	-2
freda*	5	-12	6
fredag	5	-12	6
frekk	-34	-60	67
fullt	-12	-8	20
funge*	-6	-8	14
fungerer	-10	-11	22
fungerer ikke	-10	-11	22
ga	53	-10	-46
galt	27	-19	-9
gamle	34	-12	-22
gamme*	68	-25	-55
gammel	68	-25	-55
gang	-38	-7	45
gang jeg	-60	-10	63
gange*	-44	-12	54
ganger	-44	-12	54
ganger og	1	-5	4
gar	4	22	-31
garan*	1	-10	9
garanti	-9	-16	25
gatt	-18	-14	27
gikk	11	-10	-1
gikk i	-11	-3	14
gitt	-17	31	-39
gitt opp	-17	31	-39
gjeng	22	-14	-8
gjenn*	3	-10	8
gjennom	3	-10	8
glad	27	-18	-8
glass	-6	-6	11
glide*	-5	-6	11
glidelasen	-5	-6	11
god	20	-2	-17
god veiledning	-22	38	-29
gode	5	21	-28
gode tilbud	-14	46	-48
godt	22	-16	-5
grati*	15	-10	-5
gratis	15	-10	-5
gratis parkering	15	-10	-5
gratu*	-61	-45	69
gratulerer	-61	-45	69
grei	0	7	-9
grei butikk	46	-40	-7
grei nok	-48	52	-12
greit	42	-43	0
gronn*	-4	-6	10
gulls*	-34	59	-57
gullsmeden	54	-11	-48
gulv	13	-23	4
gutte*	-48	51	-27
ha	-26	8	15
ha en	13	-59	41
hadde	40	-28	-15
hages*	16	-9	-7
hagesenter	16	-9	-7
halv	-16	-39	49
halvp*	13	-10	-3
halvparten	13	-10	-3
halvt*	-39	-24	52
han	33	-9	-32
han som	14	-56	7
handl*	15	-12	-3
handv*	51	-37	-42
handverk	51	-37	-42
haplo*	79	-77	-44
haplost	79	-77	-44
haplost a	79	-77	-44
har	-30	11	18
har aldri	14	-10	-3
har dere	-46	62	-57
har gatt	11	-6	-6
har jeg	-4	-7	11
hel	20	-17	-3
hele	17	-26	2
helst	-3	-61	41
helt	-3	-7	10
helt greit	30	-22	-25
her	60	-27	-58
hjelp	-5	12	-10
hjelp*	-5	-6	12
hjem	9	-3	-5
hjorn*	-8	-8	17
ho	43	-23	-26
hore	-39	-12	44
hos	18	-5	-13
hun	-3	-48	38
hva	-35	33	-11
hva jeg	18	-3	-14
hvem	-39	-18	45
hver	60	-38	-42
hvorf*	-3	-4	7
hvorfor	-3	-4	7
hygge*	4	12	-16
hyggelig	-11	35	-27
hyggelig betjening	-50	59	-28
hyggelige	26	-20	-5
hyggelige og	8	-4	-4
hylla	49	-44	-30
hylle*	2	-18	16
hyller	-23	-20	36
hytta	-40	50	-55
i	-6	6	0
i #	-45	35	10
i alle	14	-8	-5
i butikken	32	-30	-11
i den	19	-15	-4
i det	-18	-9	27
i disken	-81	37	39
i forste	-28	-9	34
i god	65	-65	-2
i kassa	-39	-17	51
i ko	-31	48	-38
i vinduet	46	-35	-31
igjen	17	-12	-6
ikke	-34	2	31
ikke et	-37	-8	44
ikke finnes	-36	-5	37
ikke noe	-10	25	-15
ikke sett	-1	-8	9
ikke verst	53	-22	-46
imote*	22	-10	-12
imotekommende	22	-10	-12
impon*	-71	-26	79
imponerende	-60	-31	68
ingen	-6	2	4
ingen som	-32	21	10
ingen*	32	-21	-15
ingenting	32	-21	-15
ingenting a	17	-12	-4
inn	14	-11	-4
inn med	-26	39	-32
innom	-38	48	-47
inter*	48	-26	-43
ja	20	-71	32
jeg	1	-19	19
jeg er	-28	-16	38
jeg har	-21	-19	32
jeg ikke	-3	-4	8
jeg skal	41	-11	-35
jeg som	-54	-6	55
jeg spurte	48	-30	-41
jobba	-40	-30	52
jul	-42	-2	24
kaffe	45	-12	-33
kalle*	32	-19	-21
kaller	32	-19	-21
kaller det	32	-19	-21
kan	30	17	-53
kassa	-32	-14	43
kasse	-18	-13	31
kjapt	55	-53	-13
kjemp*	9	-6	-3
kjempebra	9	-8	-1
kjempebra butikk	9	-8	-1
kjenn*	-59	55	8
kjennes	-73	67	18
kjokk*	-3	22	-27
kjokkenet	-3	22	-27
kjole*	9	-28	9
kjope*	43	-17	-29
kjopt*	18	-2	-19
kjopte	18	-2	-19
klar	45	-14	-44
klart*	-35	-16	40
klarte	-35	-16	40
klarte a	-35	-16	40
klokk*	16	-26	10
klokka	16	-26	10
klokka ni	15	-49	25
knakk	64	-27	-58
knust	-13	-12	25
ko	-39	50	-24
kom	12	-16	3
kom inn	-65	-11	67
kom med	0	-7	7
komme	-34	39	-23
komme*	-23	-5	25
kommer	-23	-5	25
kondi*	1	-8	7
konge	36	-20	-17
kosel*	15	-11	-4
koselig	15	-11	-4
koste*	13	-10	-3
kostet	28	-9	-20
kostet halvparten	28	-9	-20
kr	-2	-7	8
krasj*	-35	-26	47
krasjer	-35	-26	47
krone*	-2	-4	5
kroner	-2	-4	5
kroner for	-3	-3	6
kunde*	-54	-33	78
kundebehandling	-53	-19	59
kunne	-40	11	20
kvali*	-32	35	-11
kvalitet	-32	35	-11
kvalitet pa	-46	49	-24
kveld*	-18	37	-57
kvitt*	22	-18	-5
kvittering	22	-18	-5
kvittering null	22	-18	-5
la	-21	-11	31
lager	-65	57	8
lager i	23	-25	-2
laget	-37	-44	49
lane	61	-25	-52
lang	-50	57	-28
lang ko	-40	28	10
laste	35	-11	-29
lett	25	-22	-2
lett a	31	-28	-3
leve	53	-32	-35
leve med	53	-32	-35
lever*	8	-8	-1
leverte	-11	-2	13
leverte tilbake	-11	-2	13
ligge*	-68	76	-49
ligger	-85	86	-59
like	23	-51	24
likev*	-5	-27	27
likevel	-5	-27	27
lite	-20	20	-6
lite utvalg	30	-44	13
liten	24	-11	-12
litt	74	-23	-62
lorda*	-35	-29	52
lordager	-46	28	12
lot	-23	37	-38
lukte*	-13	-12	25
lukter	-13	-12	25
lunsj	-8	-63	45
lyst	7	-5	-2
ma	29	-1	-38
malte	11	-4	-8
man	-61	22	24
manda*	-3	-4	7
mandag	-3	-4	7
maned*	-38	23	10
maneder	-48	25	14
mann	-44	-27	55
mann som	-19	-8	25
manne*	-21	-16	31
mannen	-21	-16	31
mannen min	-21	-16	31
mas	41	-31	-19
masse	-36	41	-9
maten	-18	44	-44
matte	-40	-21	54
med	3	-6	3
med en	-35	-6	40
med et	21	-10	-10
med feil	4	-5	0
med oynene	-51	-16	55
meg	-7	-28	31
meg den	19	-10	-8
mello*	45	-31	-18
mellom	37	-30	-11
men	1	22	-25
men a	-18	-16	22
men det	-27	30	-8
men du	-43	-24	49
men haplost	79	-77	-44
mens	71	-61	-31
mens jeg	50	-41	-30
mer	-28	-20	45
midt	-14	32	-32
midt pa	-51	56	-16
min	-2	-8	10
mine	32	-11	-21
minut*	33	-8	-26
minutter	8	-7	-1
model*	62	-49	-50
monte*	-33	-22	43
monterte	1	-11	6
motor*	-84	-21	85
mott	10	-10	1
mott med	10	-10	1
mye	76	-38	-53
na	0	-8	9
na er	-11	-9	20
nar	-73	76	-16
nar de	-40	52	-47
nar jeg	-6	-5	11
ned	-54	-23	60
nei	-23	-12	32
nett	-18	-16	31
nettb*	-28	-32	43
nettbutikk	-38	-41	49
netts*	-50	-12	57
nettsida	-56	-14	60
nettsiden	-7	-9	17
ni	15	-49	25
noe	-35	51	-18
noe spesielt	-18	25	-7
noen	-44	37	9
noen som	14	-11	-3
nok	-19	-20	32
not a	5	-3	-1
not finnes	-36	-5	37
not kan	-72	55	-15
not spurte	40	-40	-23
null	-19	24	-14
null peiling	6	-22	12
ny	28	-25	-13
nydel*	-13	41	-51
nydelig	-31	56	-52
nye	5	-26	18
odela*	11	-11	0
og	12	-7	-5
og da	-21	-7	27
og det	-15	47	-49
og en	31	-28	-10
og for	52	-30	-39
og forklarte	19	-13	-6
og god	18	-17	-2
og ho	43	-23	-26
og ingen	-15	-9	24
og likevel	28	-19	-9
og med	-15	-6	21
og pris	21	-2	-33
og ryddet	8	-6	-2
og ryddig	6	-4	-1
og sa	-15	-9	22
og ser	37	-21	-18
ogsa	-65	65	-35
om	23	-23	-6
om at	-86	-46	87
om det	-1	-5	6
om jeg	-20	-33	40
onsda*	-9	19	-17
ope	70	-56	-33
opp	19	0	-29
ordre*	-66	-42	80
ordren	-34	-31	51
oss	24	-20	-9
over	-23	34	-21
overs*	-55	-23	63
oynen*	-32	-13	39
oynene	-32	-13	39
pa	-15	15	0
pa dora	-40	-11	44
pa en	-40	-30	52
pa et	48	-12	-43
pa fem	8	-5	-3
pa kjokkenet	-18	34	-41
pa klokka	12	-11	-2
pa lager	-65	57	8
pa nett	-18	-16	31
pa reklamasjonen	-5	-4	9
pa tre	-1	-45	45
pa treet	-51	56	-16
pa vei	-58	61	-43
pakka	-21	-13	33
pakka inn	26	-13	-13
pakke*	3	-9	6
pakken	-13	-11	25
pakket	11	-8	-3
pakket inn	13	-7	-6
parke*	33	-36	2
parkere	30	-39	6
parkering	15	-10	-5
parkering rett	15	-10	-5
passe*	-48	48	-13
passet	6	-12	4
peili*	6	-22	12
peiling	6	-22	12
penge*	-15	-14	29
pengene	-23	-14	36
plant*	-20	25	-7
plass	14	-18	4
presi*	15	-13	-1
pris	24	-10	-22
prise*	9	20	-37
prisen	-9	-10	19
priser	-25	61	-57
probl*	-7	-54	48
prov	-50	46	-36
prove	23	-8	-15
prove*	8	-28	13
rad	25	-21	-5
rart	-12	36	-50
rask	19	-17	-3
rekla*	-17	-4	22
reklamasjonen	-5	-4	9
rent	9	-7	-3
rent og	7	-5	-2
rett	7	23	-36
rett utenfor	15	-10	-5
rette	-18	-7	22
retur*	-49	-41	58
revet	-13	-39	47
rikti*	-2	-20	17
riktig	-2	-20	17
ringt*	44	-17	-34
ringte	44	-17	-34
rundt	-14	-9	23
rydde*	8	-6	-2
ryddet	8	-6	-2
ryddet etter	8	-6	-2
ryddi*	5	-4	-1
ryddig	5	-4	-1
sa	-25	32	-12
samme	49	-20	-44
samme*	32	-8	-26
sammen	32	-8	-26
sann	-17	26	-13
sann skal	23	-10	-12
satte	48	-10	-43
se	-68	57	-33
seg	-22	-2	23
seg a	-28	-3	31
sekke*	-2	-6	9
seks	-4	-10	12
sekun*	7	-16	5
selge*	-49	52	-36
selger	-49	52	-36
selv	-11	-15	26
selv om	-17	-18	33
sener*	16	-12	-4
senere	16	-12	-4
ser	-45	43	-7
ser ut	-43	39	6
servi*	14	-9	-5
service	17	-10	-7
seson*	57	-38	-37
sesonger	57	-38	-37
sett	-48	-10	53
sette*	23	-11	-15
si	-49	-16	54
siden	-1	-4	5
siste	21	-31	0
sitte*	20	-11	-10
sitter	13	-6	-7
sjafo*	16	-19	1
sjaforen	16	-19	1
skal	8	-11	1
skape*	28	-10	-21
skapet	28	-10	-21
skikk*	16	-13	-2
skikkelig	16	-13	-2
skinn*	54	-40	-43
skjae*	-65	-13	57
skoa	31	-17	-15
skoen*	54	-57	-2
skoene	54	-57	-2
skrud*	32	-8	-26
skuff*	2	-19	13
skull*	-8	-8	16
skulle	-8	-8	16
skulle ha	-20	-8	26
smil	15	-11	-4
snakk*	23	-51	9
snakket	-54	-6	55
solgt*	-43	-20	51
solgte	-43	-20	51
solgte meg	-45	-25	51
som	-18	-1	18
som driv	72	-55	-57
som en	2	-12	5
som et	-57	20	37
som kan	-69	74	-26
som klarte	-35	-16	40
som nye	25	-18	-8
som skulle	-54	-6	55
somme*	8	-9	1
sonda*	-11	-17	24
sote	-36	47	-48
spart*	23	-11	-11
sparte	23	-11	-11
spesi*	-18	25	-7
spesielt	-18	25	-7
sport*	-32	45	-35
spurt*	31	-21	-16
spurte	31	-21	-16
stand	78	-73	-14
star	14	-39	10
stede*	68	-65	-18
steder	68	-65	-18
steng*	8	27	-39
stenger	5	14	-22
stengt	-27	34	-22
stjer*	-62	-39	81
stjerner	-80	-40	94
sto	53	-63	-4
stoff	64	-59	-36
stor	35	-12	-26
storr*	0	-45	31
storrelse	39	-12	-30
stort	-10	22	-13
stort utvalg	-10	22	-13
stral*	52	-30	-44
sur	-20	-12	32
svaer*	26	-9	-16
svaert	26	-9	-16
svar	9	-11	3
svare*	-8	-2	10
svarer	-5	-3	8
sykke*	32	-15	-16
sykkelen	28	-14	-13
ta	23	-17	-5
takk	34	-36	-8
takke*	-31	-24	37
talmo*	7	-5	-3
tar	-21	32	-24
telef*	-3	-4	7
ti	-42	31	-2
tid	28	-25	-2
til	14	-5	-9
til #	5	-11	5
til a	32	-14	-19
til at	54	-45	-43
til de	-17	-4	21
til en	42	-30	-23
til mannen	-54	-6	55
tilbake en	-11	-2	13
tilbu*	14	20	-40
tilbud	14	20	-40
time	8	-47	33
time med	24	-10	-14
tjue	22	-16	-11
tjue minutter	22	-16	-11
to	-15	-3	17
to dager	6	-6	0
to ganger	-64	-15	69
to maneder	-50	41	-20
toale*	-22	-9	31
toalettet	-22	-9	31
tok	22	4	-29
tok meg	27	-19	-9
tok seg	10	-6	-3
tolmo*	5	-3	-1
tolmodige	5	-3	-1
tomme	-64	-58	79
torsd*	-45	54	-36
tre	-4	-33	35
tre ganger	4	-7	4
tre uker	-12	-2	14
treet	-51	56	-16
trekk*	-61	-29	68
trekker	-61	-29	68
treng*	-22	-36	47
trenger	-34	-45	56
trive*	-16	27	-28
trivelige	-33	40	-33
trodd*	32	-14	-19
trodde	32	-14	-19
trodde det	4	-6	2
trykk*	5	-4	-2
tur	0	10	-9
turis*	-34	47	-35
tusen	16	-10	-7
tusen takk	-6	-5	10
ubeha*	-27	-8	35
ubehagelig	-27	-8	35
uke	0	-7	7
uker	-28	22	0
ull	21	-16	-5
umuli*	-16	-8	25
umulig	-16	-8	25
umulig a	-16	-8	25
unna	1	-31	27
ut	5	6	-11
ut med	41	-20	-26
ut og	61	-48	-46
ut som	-43	39	6
ute	18	-11	-7
ute i	15	-10	-5
uten	26	-17	-8
uten a	4	-6	2
uten kvittering	22	-18	-5
utenf*	15	-10	-5
utenfor	15	-10	-5
utset*	17	-12	-4
utsette	17	-12	-4
utsol*	-7	-6	12
utsolgt	-7	-6	12
utval*	13	-7	-6
utvalg	13	-7	-6
utvalg men	10	4	-20
vaer	-66	-80	82
vaert	1	32	-42
vaert bedre	-3	42	-62
vanli*	-46	-13	37
vanlig	-25	36	-30
vann	-46	-12	51
var	-29	4	25
var jeg	-54	-6	55
vare	-55	33	24
varen	59	-52	-29
varen*	-19	21	-15
varene	-19	21	-15
varmt	30	-21	-10
varmt og	30	-21	-10
vart	5	-3	-1
ved	-63	33	17
vei	-58	61	-43
veile*	-22	38	-29
veiledning	-22	38	-29
vel	63	-59	-13
veldi*	1	-11	10
veldig	1	-11	10
velge	28	-16	-13
velge i	28	-16	-13
vente*	33	-8	-28
ventet	45	-44	-12
ventetiden	6	26	-44
verde*	29	-19	-9
verdt	48	-46	-3
verst	53	-22	-46
vi	-13	21	-27
vil	-23	-51	53
ville	-12	-8	20
vindu*	46	-35	-31
vinduet	46	-35	-31
visst	-42	-32	54
viste	-40	-23	52
viste seg	-27	-5	29
vurde*	-37	-12	41`;
