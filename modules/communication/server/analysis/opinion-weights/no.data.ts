// Written by tools/review-analysis/train-opinions.ts.
export const no = `#	-18	-9	27
# #	-24	-11	32
# for	-64	-31	73
# kr	-3	-8	12
# minutter	-11	-2	14
# og	49	-17	-37
# pa	-35	-23	48
# selv	-39	-18	45
^ #	-58	-28	69
^ aldri	2	-15	11
^ alle	41	-35	-24
^ alltid	-24	-23	34
^ alt	-48	51	-28
^ anbefales	25	-19	-8
^ apent	15	-12	-3
^ artig	16	-11	-4
^ bare	-44	-7	46
^ beste	28	-17	-10
^ bestilte	17	-11	-8
^ betalte	-45	-22	51
^ billig	-40	53	-40
^ ble	-34	-8	42
^ bra	6	-7	-12
^ brillene	30	-14	-16
^ brukte	-34	-9	42
^ butikken	-26	-10	36
^ byens	23	-12	-10
^ bytta	61	-38	-50
^ de	10	-21	7
^ den	-44	44	-42
^ det	-32	-21	46
^ dyrt	-36	-16	51
^ eg	56	-64	4
^ elsker	40	-18	-23
^ en	-29	-24	42
^ enkelt	17	-11	-6
^ esken	-7	-9	16
^ fa	35	-39	-23
^ fant	14	-11	-4
^ far	-20	34	-38
^ feil	-20	-11	29
^ fekk	74	-12	-70
^ fem	-42	-31	60
^ fikk	13	-25	12
^ fin	29	-20	-8
^ fine	-66	77	-49
^ fint	53	-49	-13
^ fire	-22	-13	33
^ flinke	76	-59	-37
^ flott	30	0	-43
^ for	54	-13	-49
^ forste	34	-11	-24
^ full	-57	-19	59
^ gar	-22	43	-40
^ gikk	31	-9	-22
^ glidelasen	7	-7	0
^ god	-10	26	-21
^ gode	26	2	-27
^ godt	-57	61	-47
^ gratulerer	-57	-25	66
^ grei	70	-60	-38
^ gutten	57	-30	-43
^ hadde	27	-8	-20
^ halv	-26	-37	54
^ han	48	-14	-37
^ har	19	16	-43
^ hele	15	-11	-5
^ helt	-78	92	-42
^ herlig	51	-41	-39
^ ho	40	-18	-23
^ hun	3	-11	7
^ hyggelig	-3	35	-41
^ hyggelige	-44	48	-12
^ i	-43	-9	49
^ ikke	38	-44	-3
^ imponerende	-71	-21	77
^ ingen	-45	-8	48
^ ingenting	19	-14	-5
^ inn	36	-15	-23
^ ja	17	-60	31
^ jeg	4	-16	6
^ joda	-6	-1	7
^ kan	-8	11	-10
^ keramikken	38	-16	-30
^ kjapt	54	-41	-19
^ kjempebra	12	-8	-3
^ kjopte	-45	39	-40
^ klokka	47	-17	-29
^ kolapp	-55	-35	61
^ kom	6	-8	2
^ kommer	1	11	-12
^ kunne	-81	43	15
^ levert	-1	-17	16
^ leverte	-25	-2	26
^ ligger	-71	80	-53
^ lite	34	-56	14
^ lyst	16	-14	-2
^ mannen	67	-27	-59
^ masse	-61	67	-14
^ men	11	-8	-6
^ midt	11	14	-36
^ mye	54	-48	-16
^ mykje	32	-23	-10
^ na	-34	-19	47
^ nar	-69	74	-23
^ nei	-16	-2	19
^ nettsiden	-9	-10	19
^ nydelig	-73	87	-55
^ nydelige	36	-24	-16
^ pa	-65	-36	76
^ pakka	-58	-14	63
^ pakken	-10	-10	21
^ pakket	44	-20	-27
^ rask	31	-21	-10
^ rent	13	-10	-3
^ rimelig	43	-27	-25
^ ringte	-14	-6	20
^ ryddig	8	-6	-1
^ sa	16	-8	-9
^ samme	-47	-17	54
^ sann	28	-11	-17
^ skikkelig	22	-17	-5
^ skuffa	-46	-19	46
^ skulle	10	-5	-6
^ slipte	39	-31	-14
^ sofaen	-8	-27	22
^ sparte	29	-15	-26
^ spurte	-45	-13	51
^ star	-43	-28	53
^ sto	-5	-48	56
^ stor	64	-46	-58
^ stort	-34	40	-12
^ supert	22	-10	-12
^ sur	-48	-19	54
^ svaert	33	-10	-23
^ to	-9	-13	21
^ topp	28	-14	-16
^ tre	-39	-13	48
^ trivelige	-58	64	-27
^ tusen	26	-24	-19
^ ubehagelig	-28	-6	34
^ ullgenseren	34	-41	-14
^ umulig	-22	-10	33
^ var	-70	53	-15
^ veldig	18	-10	-8
^ verdens	10	-5	-5
a	11	-12	1
a bestille	-1	-11	12
a bytte	-53	-23	58
a fa	-21	-13	27
a finne	49	-44	-8
a ha	-47	-9	28
a klage	-15	42	-52
a komme	-20	37	-42
a parkere	21	-21	1
a se	-34	32	1
a utsette	19	-14	-5
a velge	27	-16	-11
adres*	10	-30	4
adresse	10	-30	4
aerli*	37	-14	-24
aerlig	11	-4	-6
akkur*	3	-44	35
akkurat	3	-44	35
aldri	-34	-7	40
aldri mer	-29	-9	37
aldri vaert	20	-11	-8
alle	19	-6	-14
allti*	-18	-26	40
alltid	-18	-26	40
alltid blide	42	-11	-33
alltid en	8	-6	-1
alltid noen	22	-14	-7
alltid tomme	-55	-55	67
alltid utsolgt	-57	-23	56
alt	-66	-3	60
alt om	17	-12	-4
altsa	-6	-24	22
an	-39	59	-45
anbef*	2	-35	26
anbefales	1	-47	31
andre	41	5	-60
andre etasje	-60	64	-47
andre hadde	73	-44	-63
andre steder	69	-67	-21
annen	-2	29	-41
ansat*	-5	-16	22
ansatte	-5	-16	22
apen	-14	-12	26
apent	4	7	-13
apent pa	7	7	-15
apent til	-5	-11	17
apnet	51	-36	-35
apnin*	-37	35	0
apningstidene	-48	45	3
apote*	25	-9	-16
apoteket	25	-9	-16
app	40	-34	-28
appen	-69	-20	76
ar	16	-7	-9
artig	16	-11	-4
artig butikk	16	-11	-4
at	31	-21	-10
at de	62	-31	-44
at den	8	-2	-5
at det	-58	-7	60
at jeg	42	-27	-26
att	30	-18	-11
atte	18	-8	-10
attpa*	-28	-21	37
attpatil	-28	-21	37
av	-33	42	-12
av dem	-41	46	-25
av en	43	-33	-25
avdel*	-7	-61	65
avslag	8	-6	-2
bade	-31	62	-54
bak	25	17	-64
bak disken	15	29	-63
bar	65	-12	-61
bare	-44	15	28
bare en	20	-23	-2
bare for	-46	41	5
bare ha	18	-7	-11
barn	-19	-13	26
barne*	-28	39	-15
barnevogna	-18	-5	23
bedre	-13	25	-23
behan*	38	-12	-34
berre	78	-71	-18
beskj*	-64	-41	70
beskjed	-64	-41	70
best	47	-43	-7
beste	54	-30	-35
beste skillingsboller	15	-8	-7
besti*	28	-14	-15
bestille	-1	-11	12
bestillinga	67	-24	-58
bestilte	17	-11	-8
bestilte pa	31	-9	-25
betal*	-35	-12	51
betale	-5	-16	21
betaler	39	-35	-19
betalt	-58	17	43
betalt for	-67	20	55
betalte	-45	-22	51
betalte for	-53	-29	58
betje*	-11	13	-4
betjening	-17	17	-2
betjening men	-66	70	-28
bilen	76	-50	-50
billi*	-16	32	-29
billig	-25	39	-32
billig men	-16	41	-48
ble	4	-11	7
bli	-22	-15	25
blid	51	-18	-40
blide	62	-50	-18
blink*	42	-21	-27
blir	12	-11	0
blitt	-55	-21	61
bokst*	66	-55	-56
bort	-18	-34	36
borte	17	-17	0
bra	25	-22	-10
bra jobba	-38	-28	52
brill*	43	-19	-25
brillene	48	-23	-28
brod	-75	69	-23
brode*	-6	24	-25
brodet	-6	24	-25
brodet var	-6	24	-25
bruke	-13	-10	21
brukt	-24	30	-11
brukt*	47	-22	-37
brukte	-29	-8	38
bunad*	15	-7	-8
busse*	19	-17	-2
bussen	19	-17	-2
butik*	19	-14	-6
butikk	36	-30	-11
butikk ikke	-38	46	-10
butikk med	24	-20	-3
butikk og	28	-25	-4
butikken	-8	8	-1
butikken var	-10	-22	32
byen	20	-13	-8
byens	23	-12	-10
byens beste	23	-12	-10
bytta	67	-29	-56
bytte	-67	-27	74
bytte*	17	-43	21
byttet	29	-7	-21
da	11	-41	29
da jeg	11	-12	-1
daeve*	22	-15	-9
daeven	22	-15	-9
daeven sa	22	-15	-9
dag	47	-67	8
dagen	51	-16	-36
dagen etter	35	-13	-23
dager	31	-20	-10
dagli*	-77	-60	78
dama	-4	-2	6
dama i	-8	-2	11
dame	22	-14	-8
darli*	-23	-12	35
darlig	-23	-12	35
de	5	-14	8
de ansatte	-31	-10	40
de er	-41	38	-15
de hadde	32	-45	2
de har	-22	24	-5
de selger	-61	45	-15
de sendte	-19	-5	24
de skulle	-21	-2	23
de tok	46	-37	-11
de var	-51	-34	58
deg	-14	-34	45
dei	-3	-41	36
dem	-7	26	-23
den	24	-18	-9
den dyreste	15	-5	-9
den gamle	60	-8	-56
den i	-17	-3	20
den ikke	-63	-26	68
den pa	53	-38	-34
den prisen	41	-49	-25
denne	51	-25	-32
denne butikken	51	-25	-32
der	-27	3	21
dere	-64	81	-37
dere apent	-18	39	-44
dessv*	-57	-53	65
dessverre	-57	-53	65
det	-21	18	2
det bare	-15	-12	28
det dei	-6	-58	48
det du	-55	33	14
det er	-37	-6	29
det gikk	38	-32	-6
det gjores	18	-5	-12
det jeg	31	-34	-2
det kom	-18	47	-47
det meste	41	-42	-22
det ser	-86	87	-15
det star	-18	-3	21
det tok	13	26	-47
det var	1	-17	15
dette	-7	-8	15
digg	42	-27	-20
diske*	-19	45	-33
disken	-19	45	-33
dora	9	-13	3
dorer	-11	-3	14
driv	66	-39	-51
drom	17	-9	-7
du	-4	-13	13
du betaler	39	-35	-19
du far	-25	11	8
du har	36	-6	-33
du ikke	45	-40	-39
dykti*	23	-15	-8
dyktig	23	-15	-8
dyres*	30	-13	-16
dyreste	30	-13	-16
dyrt	-10	-15	21
dyrt og	-38	-16	50
e	54	-37	-35
eg	74	-55	-35
egen	39	-43	-19
ei	76	-28	-60
eier	52	-7	-51
eier som	52	-7	-51
ein	116	-59	-84
eit	44	-17	-28
ekspe*	-40	-8	45
ekstr*	-46	48	-20
ekstra	-46	48	-20
elekt*	14	-25	3
eller	-62	-44	72
eller om	-68	-49	73
elske*	40	-18	-23
elsker	40	-18	-23
elsker denne	51	-25	-32
en	-4	-19	24
en annen	-6	34	-50
en butikk	-32	-32	40
en drom	17	-9	-7
en eier	52	-7	-51
en gammel	5	-5	1
en gang	-35	-9	42
en god	-1	-8	7
en kaffekopp	9	-7	-3
en kasse	-14	-12	26
en liten	19	-5	-14
en mann	-49	-23	54
en prat	14	-9	-5
en time	17	-63	42
en tur	15	0	-17
en tyv	-69	-15	72
en uke	-9	-5	15
endel*	26	-26	0
endelig	26	-26	0
enest*	64	-48	-45
eneste	64	-48	-45
engan*	12	-20	3
engang	12	-20	3
enkel*	14	-9	-5
enkelt	14	-9	-5
enn	22	-10	-18
er	-33	23	9
er alltid	-67	-49	79
er det	-85	65	4
er en	-2	-75	67
er et	69	-64	-42
er godt	66	-59	-18
er ikke	-85	58	10
er pa	-95	52	54
er som	-38	45	-25
esken	-1	-8	9
esken var	-7	-9	16
et	28	-31	2
et smil	24	-20	-3
etasj*	-60	64	-47
etasje	-60	64	-47
ett	-32	-8	37
etter	5	-12	8
etter #	-36	-19	42
etter en	16	-11	-6
etter seg	13	-10	-4
etter*	84	-34	-72
ettermiddag	62	-23	-52
evigh*	-24	45	-38
evigheter	-24	45	-38
fa	12	-21	8
fakti*	53	-38	-31
faktisk	53	-38	-31
fant	13	-5	-8
fant riktig	10	-8	-1
far	-61	54	-22
farge	18	-17	-2
fast	-36	-20	43
fatt	-48	19	25
feil	-20	-13	34
feil dorer	-11	-3	14
feil storrelse	28	-6	-21
feil styrke	-4	-1	6
fekk	74	-12	-70
fem	-36	12	20
fem av	-41	46	-25
fem minutter	23	-10	-12
fem stjerner	-42	-31	60
femti	-48	-57	73
ferdi*	-1	-14	12
ferdig	-1	-14	12
fersk*	39	-23	-17
fikk	-6	-23	29
fikk byttet	44	-11	-35
fikk feil	-2	-11	12
fikk hjelp	17	-10	-8
fikk lane	68	-27	-58
fin	15	-14	-1
fine	-66	77	-49
finne	49	-44	-8
finne fram	6	-4	-1
finne*	-22	-4	25
finnes	-22	-4	25
fint	59	-29	-31
fint at	68	-6	-65
fint men	67	-75	-25
fint og	8	-6	-1
fint til	22	-16	-6
fire	-9	-10	19
fisk	-11	-21	28
fiske*	51	-28	-27
fjor	-17	51	-85
flink*	62	-42	-26
flinke	62	-42	-26
flinke folk	67	-47	-31
flott	2	25	-37
fluer	-69	-18	71
flytt*	32	-42	-8
folk	-25	47	-30
folk men	20	-13	-13
folk som	-27	45	-56
for	-26	15	11
for a	-32	-24	45
for det	-72	73	-13
for en	-31	9	16
for et	21	-57	36
for hun	-37	-8	39
for jeg	46	-12	-43
for jul	-30	-7	29
for meg	61	-24	-51
for oss	52	-26	-38
for tredje	5	-10	6
for vi	34	-20	-14
fordi	3	-7	4
fordi jeg	-30	-6	34
forkl*	13	0	-13
forklarte	14	-7	-7
forklarte hva	27	-17	-11
forno*	-7	-14	21
forsi*	45	-67	16
forsk*	28	-25	-4
forst	11	-14	2
forst*	-1	-3	5
forta*	51	-25	-37
fortalte	61	-35	-49
forts*	-3	-9	12
fortsatt	4	-6	3
fra	18	-8	-12
fra #	90	-26	-88
fra a	26	-7	-19
fra i	-50	-24	58
fram	40	-42	0
fram i	60	-59	-5
freda*	54	-65	5
fredag	54	-65	5
frekk	-48	-44	68
frisk*	8	-6	-1
friske	8	-6	-1
friske planter	8	-6	-1
full	-46	-13	52
fullt	-12	-7	20
funge*	-6	-9	15
fungerer	-10	-13	23
fungerer ikke	-10	-13	23
funn	56	-40	-45
fyren	45	-11	-39
ga	28	-5	-23
gadd	-19	-32	30
galt	1	-12	9
gamle	43	-15	-31
gamme*	76	-31	-60
gammel	77	-33	-63
gang	-21	-10	30
gang jeg	-59	-14	64
gange*	-37	-11	47
ganger	-37	-11	47
ganger og	4	-6	3
gar	11	-1	-10
gar ikke	-11	-6	17
gar som	13	-7	-6
garan*	-10	-18	28
garanti	-12	-29	39
garn	10	-7	-3
garnb*	11	-6	-4
gatt	-48	24	23
gaven	-9	-54	44
gikk	15	-12	-3
gikk i	-14	-4	18
gir	-41	32	-21
gitt	-23	39	-38
gitt opp	-23	39	-38
gjeng	25	-10	-14
gjenn*	-35	31	4
gjennom	-35	31	4
gjore*	18	-5	-12
gjores	18	-5	-12
glad	23	-15	-7
glass	-7	-5	13
glass*	-37	-32	47
glide*	7	-7	0
glidelasen	7	-7	0
glidelasen rok	8	-10	1
god	22	-5	-17
god plass	25	-16	-10
god veiledning	-18	34	-27
gode	25	-3	-21
gode priser	21	-18	-2
gode rad	12	-10	-3
gode tilbud	-13	41	-40
godt	-28	41	-21
godt humor	46	-41	-6
gong	29	-10	-18
grati*	16	-11	-4
gratis	16	-11	-4
gratis parkering	16	-11	-4
gratu*	-57	-25	66
gratulerer	-57	-25	66
grei	64	-53	-30
grei butikk	67	-62	-27
grei nok	22	-12	-40
greie	7	-6	-1
greit	27	-36	11
gronn*	-1	-7	8
gulls*	-30	52	-66
gullsmeden	48	-8	-43
gulv	-26	-27	44
gutte*	1	29	-44
gutten	57	-30	-43
ha	-18	4	10
ha en	12	-58	39
hadde	59	-36	-25
hadde ikke	44	-38	-16
hadde siste	62	-27	-55
hages*	38	-19	-18
hagesenter	51	-23	-29
halv	-4	-35	34
halv pris	0	-44	32
halve	54	-16	-50
halvp*	10	-10	-1
halvparten	10	-10	-1
halvt*	-38	-21	51
han	16	-11	-8
han bak	38	-30	-21
han i	-12	-38	28
han som	16	-46	3
hand	58	-42	-44
handl*	54	-15	-46
handv*	50	-29	-36
handverk	50	-29	-36
handverk pa	57	-39	-45
haplo*	69	-70	-32
haplost	69	-70	-32
haplost a	69	-70	-32
har	-9	11	-3
har aldri	20	-11	-8
har dere	-36	57	-56
har det	41	-42	-22
har fatt	-69	27	36
har gatt	-37	41	-10
har jeg	-8	-9	17
hel	23	-20	-3
hele	-35	-28	57
hele tida	-48	-22	56
helst	-16	-52	49
helt	-12	13	-3
helt greit	27	-18	-28
hente*	-28	-23	41
hentet	37	-11	-32
her	46	-8	-42
herle*	89	-89	-11
herli*	51	-41	-39
herlig	51	-41	-39
herre*	-1	27	-61
herregud	-1	27	-61
hjelp	-26	12	14
hjelp til	31	-17	-13
hjelp*	-30	-18	41
hjem	11	-2	-9
hjem med	9	-7	-3
hjorn*	-6	-8	14
hjul	35	-7	-31
ho	39	-16	-22
ho som	44	-22	-35
hodep*	-4	-1	6
hodepine	-4	-1	6
holde*	14	-10	-4
holder	14	-10	-4
honni*	33	-11	-25
hore	-24	-6	29
hore at	-32	-9	37
hos	13	-13	0
hu	47	-34	-37
humor	46	-41	-6
hun	-27	-28	48
hundr*	-9	-4	13
hva	-49	-13	52
hva jeg	21	-4	-18
hvem	-39	-15	42
hver	58	-31	-37
hvert	57	-23	-39
hvilk*	53	-34	-37
hvilken	53	-34	-37
hvord*	29	-6	-25
hvordan	29	-6	-25
hvorf*	32	-27	-7
hvorfor	32	-27	-7
hygge*	1	17	-19
hyggelig	4	24	-33
hyggelig betjening	-66	70	-28
hyggelige	-5	9	-6
hyggelige ansatte	35	-31	-4
hyggelige og	13	-8	-5
hylla	39	-37	-25
hylle*	-28	-28	46
hyllene	-51	-23	62
hyller	-23	-36	37
hytta	-32	41	-52
i	-4	-3	7
i #	-53	36	12
i alle	44	-32	-15
i andre	-60	64	-47
i appen	-65	-22	67
i butikk	-21	-5	26
i butikken	-14	28	-32
i byen	20	-13	-8
i den	17	-13	-3
i det	-35	-11	42
i disken	-78	48	30
i en	-2	-2	5
i fjor	-17	51	-85
i forste	-32	-13	41
i god	59	-58	-6
i juni	-5	-23	23
i kassa	-18	-15	32
i ko	-30	45	-34
i mars	-41	-14	49
i rullestol	70	-15	-65
i tre	1	-23	10
i ull	38	-16	-30
i vinduet	49	-29	-40
igjen	29	-14	-15
ikke	-27	9	16
ikke en	-5	-13	15
ikke er	-2	-9	12
ikke et	-46	-9	54
ikke finnes	-38	-5	40
ikke hva	-33	-13	44
ikke noe	14	23	-40
ikke og	-46	-19	56
ikke pa	-6	-4	10
ikke sett	-5	-8	14
ikke verst	51	-23	-41
ikkje	67	-38	-43
imote*	32	-14	-18
imotekommende	32	-14	-18
impon*	-78	-20	85
imponerende	-71	-21	77
ingen	9	-9	-2
ingen som	-32	20	8
ingen*	30	-20	-13
ingenting	30	-20	-13
ingenting a	19	-14	-5
inn	6	2	-9
inn der	44	-15	-34
inn med	-18	36	-30
inne	61	-53	-46
inneh*	13	34	-69
innom	-74	85	-65
inter*	-4	45	-54
ja	65	-77	7
janua*	-29	-4	32
januar	-29	-4	32
jeg	20	-21	2
jeg er	-33	-13	38
jeg hadde	-7	-4	11
jeg har	6	-16	10
jeg ikke	1	-6	5
jeg kom	-51	-10	55
jeg kunne	-32	-9	37
jeg matte	35	-17	-25
jeg skal	35	-10	-27
jeg skulle	45	-30	-18
jeg som	-62	-4	63
jeg spurte	26	-21	-18
jeg trenger	-7	-15	19
jeg var	-9	-11	17
jo	-3	-5	8
jobba	-38	-28	52
jobbe*	55	-38	-42
joda	-6	-1	7
jord	-24	-10	34
jul	-30	-7	29
juni	-5	-23	23
juste*	33	-25	-10
justerte	33	-25	-10
kaffe	46	-8	-37
kaffe*	4	-5	1
kaffekopp	9	-7	-3
kaker	41	-31	-15
kalle*	31	-17	-25
kaller	31	-17	-25
kaller det	31	-17	-25
kan	8	33	-46
kanel*	19	-10	-9
kar	-7	-19	17
kassa	-17	-13	29
kasse	-14	-12	26
kasse*	-62	-28	71
keram*	38	-16	-30
keramikken	38	-16	-30
keramikken kom	38	-16	-30
kjapt	51	-38	-16
kjapt og	45	-40	-10
kjemp*	-1	7	-7
kjempebra	12	-8	-3
kjempebra butikk	12	-8	-3
kjempefornoyd	36	-31	-8
kjempehyggelig	-47	49	-15
kjenn*	-58	56	-3
kjennes	-73	68	9
kjokk*	34	13	-56
kjokkenet	-5	24	-26
kjole*	7	-22	9
kjope*	-43	60	-76
kjopt*	3	29	-61
kjopte	3	29	-61
kl	39	-13	-28
kl #	39	-13	-28
klage	-15	42	-52
klar	39	-9	-36
klart*	-54	-12	58
klarte	-54	-12	58
klarte a	-54	-12	58
klokk*	33	-27	-6
klokka	33	-27	-6
klokka ni	37	-38	-12
klokka ti	-32	-8	41
knakk	48	-22	-40
knust	-13	-10	23
ko	-43	51	-23
koen	-39	43	-18
kolap*	-51	-25	60
kolapp	-51	-25	60
kolapp #	-55	-35	61
kom	19	-15	-4
kom aldri	-48	-10	53
kom fra	38	-16	-30
kom hjem	33	-20	-14
kom inn	-49	-8	54
kom med	-1	-5	7
kom pa	33	-11	-23
komme	-32	18	5
komme*	-9	-26	26
kommer	-9	-26	26
kondi*	4	-10	6
konfi*	25	-4	-22
konfirmasjonen	25	-4	-22
konge	39	-22	-18
kosel*	29	-15	-14
koselig	29	-15	-14
koste*	10	-10	-1
kostet	27	-8	-19
kostet halvparten	27	-8	-19
kr	-3	-8	12
krasj*	-41	-22	51
krasjer	-41	-22	51
krone*	-12	-42	47
kroner	-12	-42	47
kroner for	-16	-50	53
kunde*	-38	-45	62
kundebehandling	-49	-17	56
kundene	52	-7	-51
kundeservice	-48	-21	55
kunne	10	-10	-7
kva	26	-16	-11
kva ho	26	-16	-11
kvali*	9	1	-16
kvalitet	9	1	-16
kvalitet pa	-50	52	-24
kveld*	15	26	-60
kvelden	55	-25	-47
kvitt*	36	-27	-18
kvittering	53	-27	-40
kvittering null	15	-12	-3
la	-2	-9	11
lager	-81	81	-19
lager i	22	-27	1
laget	-32	-33	43
lampe	-10	-16	22
lane	68	-27	-58
lang	-60	60	-23
lang ko	-50	32	7
laste	34	-9	-27
lett	18	-14	-4
lett a	20	-16	-4
leve	62	-32	-41
leve med	62	-32	-41
lever*	-5	-9	15
levering	23	-13	-10
levert	-1	-17	16
leverte	-25	-3	27
leverte tilbake	-14	-3	16
ligge*	-81	95	-60
ligger	-94	103	-67
ligger i	-60	64	-47
like	20	9	-38
likev*	52	-42	-23
likevel	52	-42	-23
likso*	-3	-6	9
liksom	-3	-6	9
lite	-101	105	-40
lite utvalg	34	-56	14
liten	62	-11	-59
litt	88	-30	-68
livet	32	-18	-13
lo	37	-5	-32
lomme*	65	-77	-22
lommeboka	65	-77	-22
lorda*	-30	-50	64
lordag	-50	-75	87
lot	-21	34	-26
lot meg	23	-8	-15
lukta	-45	-19	54
lukte*	-12	-13	26
lukter	-12	-13	26
lunsj	-18	-56	53
lyst	13	-11	-2
ma	18	7	-26
malin*	-19	-4	23
malte	15	-7	-9
man	-40	11	17
manda*	-14	-3	17
mandag	-14	-3	17
maned*	-42	18	20
maneder	-51	21	24
mann	-32	-19	40
mann som	-8	-8	16
manne*	-13	-13	22
mannen	-13	-13	22
mannen min	-2	-16	12
mars	-34	-9	41
mas	45	-29	-26
masse	-1	26	-28
masse a	18	-14	-4
maten	-9	39	-44
matte	-33	-19	47
med	-1	-14	15
med en	-23	-8	31
med et	22	-9	-13
med feil	1	-6	5
med oynene	-37	-11	44
med seg	-3	-9	13
med verdens	-13	-4	17
medis*	20	-5	-14
meg	-6	-5	11
meg den	17	-6	-11
meg hvordan	36	-8	-32
meg med	10	-2	-8
mello*	45	-26	-20
mellom	32	-22	-11
men	18	5	-22
men a	-16	-24	30
men det	-7	20	-15
men du	26	-59	32
men haplost	69	-70	-32
menne*	23	-11	-11
mens	25	-10	-19
mens jeg	51	-40	-30
mens vi	39	-31	-14
mente	-28	-15	37
mer	-35	3	30
merke*	-34	36	-4
meste	41	-42	-22
midt	-28	40	-17
midt i	33	-28	-11
midt pa	-70	73	-24
mil	-53	-25	57
min	19	-7	-11
mine	37	-16	-21
minut*	0	-12	11
minutter	-17	-12	28
minutter for	-65	-32	70
minutter pa	-11	-4	15
minutter uten	32	-15	-17
mitt	19	-8	-11
model*	48	-35	-38
monte*	-43	-26	54
monterte	3	-14	9
mor	8	-4	-3
morkt	-24	-11	32
motor*	-91	-14	92
mott	10	-9	0
mott med	10	-9	0
mye	74	-36	-48
mye fint	40	-40	-15
mykje	32	-23	-10
mykje fint	32	-23	-10
na	-23	6	13
na er	-28	-16	41
nar	-63	66	-14
nar de	-40	47	-36
nar jeg	-11	-5	16
ned	-10	-42	32
nei	-7	-8	14
nett	7	-15	8
nettb*	-23	-27	36
nettbutikk	-38	-34	49
netts*	-78	48	31
nettsida	-89	57	31
nettsiden	-9	-10	19
ni	37	-38	-12
noe	-30	51	-23
noe spesielt	-38	46	-10
noen	-46	46	-12
noen som	23	-17	-5
nok	33	-49	2
not a	31	-13	-17
not den	-2	-13	12
not det	45	-7	-44
not en	0	-10	9
not et	65	-49	-45
not finnes	-38	-5	40
not han	14	-5	-8
not i	-67	-15	74
not kan	-61	60	-23
not men	21	-81	51
not og	41	-13	-31
not om	-76	81	-31
not pa	-46	56	-47
not som	-86	88	-27
not spurte	36	-43	-25
not trengte	65	-34	-61
not var	-76	-53	81
null	-14	18	-8
null peiling	0	-28	21
nuppe*	-53	-35	59
ny	32	-24	-16
ny og	-58	-20	61
nydel*	-9	35	-36
nydelig	-30	55	-50
nydelige	36	-24	-16
nye	24	-2	-25
odela*	10	-9	0
og	8	-7	-1
og alltid	8	-6	-1
og alt	-62	-25	66
og bra	35	-33	-2
og da	-15	-3	19
og dama	5	-2	-3
og de	-62	18	37
og den	9	-5	-4
og det	6	19	-27
og en	53	-14	-38
og et	7	-20	9
og fikk	-38	-8	43
og fint	16	-8	-8
og for	68	-31	-61
og forklarte	11	-7	-4
og god	18	-15	-3
og han	6	-40	18
og ho	42	-20	-29
og hyggelige	13	-10	-3
og i	5	-8	4
og ingen	-51	-25	61
og lett	29	-26	-4
og like	28	-19	-8
og likevel	51	-13	-44
og med	-5	-4	9
og pris	39	-2	-61
og ryddet	13	-10	-4
og ryddig	11	-9	-3
og sa	0	-5	5
og ser	41	-26	-21
og viste	36	-8	-32
ogsa	-62	65	-47
om	14	-4	-11
om at	-81	-44	84
om de	-61	-48	68
om det	16	-12	-5
om jeg	-38	-16	47
onsda*	-11	24	-24
ope	66	-51	-44
oppda*	-5	-36	17
orden*	28	-20	-8
ordre*	-67	-26	75
ordren	-46	-19	51
oss	27	-20	-13
osted*	44	-33	-25
over	-9	-19	23
overa*	-40	-16	55
overalt	-40	-16	55
overl*	39	-40	-22
overs*	-55	-31	62
oynen*	-20	-10	28
oynene	-20	-10	28
oynene da	-21	-5	26
pa	-12	6	6
pa #	-47	-34	57
pa a	15	-40	25
pa apoteket	25	-9	-16
pa dagen	45	-20	-25
pa det	32	-19	-13
pa dora	-13	-14	24
pa en	-53	-27	67
pa et	53	-11	-49
pa fem	20	-10	-9
pa kjokkenet	-24	41	-36
pa klokka	13	-9	-5
pa lager	-81	81	-19
pa lordager	25	-44	11
pa meg	-27	-8	31
pa nett	7	-15	8
pa og	19	-8	-11
pa reklamasjonen	-7	-6	12
pa trappa	15	-9	-6
pa tre	-1	-53	49
pa treet	-70	73	-24
pa vei	-31	47	-51
pakka	7	-16	8
pakka inn	28	-13	-16
pakke*	13	-11	-1
pakken	-7	-8	16
pakket	25	-13	-10
pakket inn	29	-13	-15
par	10	-5	-5
parke*	40	-13	-30
parkere	21	-21	1
parkering	52	-36	-30
parkering rett	16	-12	-4
passe*	-69	72	-16
passer	-85	88	-39
passet	2	-10	6
peili*	0	-28	21
peiling	0	-28	21
penge*	-18	-14	31
pengene	-27	-14	39
pent	22	-17	-4
pent og	22	-17	-4
perfe*	33	-20	-13
perfekt	33	-20	-13
plant*	-17	22	-7
planter	8	-6	-1
plass	56	-45	-13
plass a	39	-60	12
plass til	25	-16	-10
pose	-24	-7	31
prat	19	-11	-8
presi*	28	-23	-6
pris	22	3	-30
pris pa	62	-37	-50
prise*	33	2	-41
prisen	43	-41	-27
priser	-22	52	-42
priser og	15	-14	-1
probl*	-21	-50	50
produ*	-49	-10	57
prov	-48	49	-32
prove	30	-9	-20
prove*	-56	-44	60
rad	28	-20	-8
rad og	12	-10	-3
rakk	75	-24	-65
rakk a	82	-35	-74
ran	-8	-4	12
rart	9	24	-47
rask	31	-23	-8
rask levering	23	-13	-10
reint	23	-18	-6
reint og	23	-18	-6
rekla*	-12	-3	17
reklamasjonen	-7	-6	12
rent	15	-12	-4
rent og	13	-10	-3
repar*	5	-3	-2
reser*	64	-26	-60
rett	12	12	-27
rett utenfor	16	-12	-4
rette	-12	-13	23
retur*	-69	-27	83
returnere	-19	-5	24
revet	-23	-36	50
rikti*	-14	-16	25
riktig	-14	-16	25
rimel*	43	-27	-25
rimelig	43	-27	-25
ringt*	60	-25	-42
ringte	60	-25	-42
ringte forst	21	-9	-12
robot	-63	-28	71
rok	8	-10	1
roper	-58	-30	64
rotet*	-50	-14	56
rotete	-50	-14	56
rulla*	8	-6	-1
rulle*	70	-15	-65
rullestol	70	-15	-65
rundt	-1	-9	10
rydde*	13	-10	-4
ryddet	13	-10	-4
ryddet etter	13	-10	-4
ryddi*	10	-7	-2
ryddig	10	-7	-2
ryggs*	41	-9	-38
sa	-9	19	-10
sa fin	11	-6	-5
sa fint	68	-7	-66
samme	23	-20	-13
samme*	27	-4	-24
sammen	27	-4	-24
sann	-25	32	-17
sann skal	28	-11	-17
satt	-4	-1	5
satte	47	-10	-40
se	-72	72	-24
se pa	-26	25	0
seg	-37	19	18
seg a	-21	-4	25
seg i	-37	44	-25
sekke*	23	-9	-15
seks	3	-12	7
sekun*	15	-14	-5
selge*	-20	11	-2
selger	-20	11	-2
selv	6	-12	7
selv om	2	-13	11
sendt*	-27	-12	39
sendte	-27	-12	39
sener*	17	-11	-7
senere	17	-11	-7
ser	-21	45	-31
ser ut	-61	60	-1
servi*	3	-9	6
service	0	-9	8
seson*	57	-40	-44
sesonger	57	-40	-44
sett	-45	-12	52
sette*	10	-6	-3
setter	3	-6	3
si	-47	-12	53
sida	18	-15	-10
side	-50	45	-24
siden	-50	45	-21
sier	9	-10	-1
sikke*	12	-6	-9
sin	-13	-12	22
siste	16	-21	0
sitt	-56	60	-20
sitte*	2	-15	12
sitter	-2	-17	17
sitter som	19	-11	-8
sjafo*	5	-16	10
sjaforen	5	-16	10
sjekk*	74	-39	-61
sjoko*	68	-57	-55
skal	37	-26	-17
skape*	32	-7	-29
skapet	32	-7	-29
skikk*	19	-13	-5
skikkelig	19	-13	-5
skill*	15	-8	-7
skillingsboller	15	-8	-7
skinn*	54	-41	-40
skjae*	-66	-11	47
skoa	41	-23	-18
skoen*	44	-59	-1
skoene	44	-59	-1
skoyt*	39	-31	-14
skoytene	39	-31	-14
skoytene mens	39	-31	-14
skrud*	-41	-25	48
skrudde	-39	-36	46
skuff*	-20	-22	31
skuffa	-46	-19	46
skull*	4	-15	12
skulle	4	-15	12
skulle bare	18	-7	-11
skulle ha	-4	-23	21
slakt*	43	-38	-17
slakter	43	-38	-17
slar	61	-40	-44
slipt*	39	-31	-14
slipte	39	-31	-14
slipte skoytene	39	-31	-14
smil	24	-20	-3
snakk*	11	-30	11
snakka	37	-22	-16
snakker	-23	-6	28
snakket	-62	-4	63
sofae*	-8	-27	22
sofaen	-8	-27	22
solgt*	-43	-15	49
solgte	-43	-15	49
solgte meg	-37	-18	40
som	-14	2	11
som det	-65	43	12
som driv	66	-39	-51
som ei	73	-42	-69
som en	0	-14	10
som er	52	-12	-47
som et	-60	13	39
som faktisk	53	-38	-31
som ikke	-25	-8	33
som kan	-60	65	-29
som klarte	-54	-12	58
som nye	40	-27	-15
som roper	-58	-30	64
som skulle	-62	-4	63
som stopt	19	-11	-8
som var	18	-17	-2
somme*	9	-10	1
sonda*	18	-26	5
sondag	44	-25	-21
sondagsapent	-7	-29	21
sote	-3	27	-38
spart*	29	-15	-20
sparte	29	-15	-20
sparte #	29	-15	-26
spesi*	-38	46	-10
spesielt	-38	46	-10
sport*	-26	37	-35
spurt*	3	-13	8
spurte	3	-13	8
spurte om	-54	-4	55
stal	17	-16	-2
stand	66	-62	-12
star	-17	-31	40
star #	-33	-23	41
stede*	69	-67	-21
steder	69	-67	-21
steng*	7	-2	-9
stenger	28	3	-36
stengt	-30	32	-13
stjer*	-40	-35	63
stjerner	-65	-33	81
sto	-4	-32	28
sto det	-18	-17	35
sto i	-8	-1	10
sto og	-87	21	55
stoff	55	-51	-32
stopt	19	-11	-8
stor	63	-40	-50
storm	-42	47	-16
storr*	2	-33	23
storrelse	34	-9	-25
stort	-8	17	-13
stort utvalg	-41	47	-15
stove*	-36	-16	50
stovete	-36	-16	50
stovl*	65	-35	-47
stovlene	67	-48	-50
stral*	60	-32	-45
stres*	30	-6	-27
stude*	24	25	-65
studentrabatt	24	25	-65
stykk*	-33	31	2
stykker	-33	31	2
styr	22	-34	-8
styrk*	-4	-1	6
styrke	-4	-1	6
styrke i	-4	-1	6
super	-39	49	-55
super*	22	-10	-12
supert	22	-10	-12
sur	-45	-16	55
surde*	66	-47	-55
surdeigsbrodet	66	-47	-55
svaer*	33	-10	-23
svaert	33	-10	-23
svar	-22	-18	39
svare*	-35	-7	41
svarer	-38	-9	46
svir	70	-69	-44
sykke*	31	-14	-16
sykkelen	25	-13	-12
synst*	36	-17	-18
synstest	46	-18	-31
synstesten	21	-15	-6
ta	-4	-18	21
tak	39	-28	-33
tak i	39	-28	-33
takk	-32	-36	53
takk for	-59	-36	65
takke*	-23	-19	29
talmo*	13	-7	-6
tar	-65	73	-24
telef*	-31	-6	35
ti	-68	12	46
ti og	-20	-10	31
tid	66	-63	-9
tida	-48	-22	56
til	11	-4	-6
til #	-27	-16	38
til a	26	-12	-14
til at	47	-39	-40
til de	-12	-3	15
til den	68	-54	-56
til en	26	-23	-9
til mannen	-62	-4	63
til og	8	-4	-4
tilba*	39	-30	-13
tilbake	39	-30	-13
tilbake en	-14	-3	16
tilbu*	-38	6	27
tilbud	-3	17	-15
tilhe*	17	-11	-6
tilhenger	17	-11	-6
time	9	-47	33
time med	23	-5	-19
tjue	28	-14	-18
tjue minutter	28	-14	-18
to	-4	-4	8
to dager	17	-5	-12
to ganger	-56	-13	61
to maneder	-55	41	-14
to pa	15	-50	17
toale*	-29	-9	38
toalettet	-29	-9	38
tok	34	-13	-21
tok meg	20	-12	-7
tok seg	13	-8	-5
tolmo*	12	-7	-5
tolmodige	8	-5	-3
tomme	-103	-51	116
tomme hyller	-74	-47	77
topp	28	-14	-16
torsd*	3	8	-38
torsdag	-16	20	-23
trapp*	15	-9	-6
trappa	15	-9	-6
trappa dagen	15	-9	-6
tre	11	-35	22
tre ansatte	-39	-13	48
tre ganger	7	-9	2
tre uker	37	-18	-31
tredj*	1	-8	8
tredje	1	-8	8
treet	-70	73	-24
trekk*	-62	-25	71
trekker	-62	-25	71
treng*	26	-28	-7
trenger	-36	-31	57
trengte	62	-25	-57
trive*	-16	31	-30
triveleg	38	-24	-15
trivelige	-58	64	-27
trivelige folk	-20	25	-16
trodd*	32	-14	-19
trodde	32	-14	-19
trykk*	5	-3	-3
tur	28	-16	-12
turen	64	-61	-8
turis*	-49	50	-29
tusen	30	-20	-20
tusen takk	-38	-7	42
tyv	-69	-15	72
ubeha*	-28	-6	34
ubehagelig	-28	-6	34
uke	-15	-14	30
uker	9	12	-23
ull	41	-20	-25
ullge*	34	-41	-14
ullgenseren	34	-41	-14
umuli*	-22	-10	33
umulig	-22	-10	33
umulig a	-22	-10	33
under	7	-21	14
ungdo*	-52	-20	62
ungen	-19	-3	22
unna	-18	-50	51
ut	-3	10	-7
ut med	48	-17	-35
ut og	47	-35	-38
ut pa	-22	-24	33
ut som	-67	66	-1
ute	37	-21	-19
ute i	7	-13	7
uten	54	-24	-30
uten a	32	-16	-16
uten et	65	-49	-45
uten kvittering	53	-27	-40
utenf*	16	-12	-4
utenfor	16	-12	-4
utlev*	6	39	-50
utset*	19	-14	-5
utsette	19	-14	-5
utsol*	-49	-16	52
utsolgt	-49	-16	52
utval*	9	0	-10
utvalg	9	0	-10
utvalg men	-35	42	-20
vaer	-78	-77	83
vaere	13	-9	-5
vaert	-10	38	-39
vaert bedre	-19	50	-57
vanli*	-50	22	4
vanlig	-36	54	-54
vann	-50	-18	59
var	-37	8	28
var en	-62	-56	66
var i	-28	-9	32
var jeg	-62	-4	63
vare	-17	12	0
varen	60	-53	-26
varen*	-16	19	-27
varene	-16	19	-27
varer	-13	8	-2
varia*	-41	46	-16
varme*	73	-61	-58
varmt	37	-25	-12
varmt og	37	-25	-12
vart	8	-5	-3
ved	-90	66	-16
vei	-31	47	-51
vei til	-34	50	-61
veile*	-18	34	-27
veiledning	-18	34	-27
veit	70	-58	-60
vel	0	7	-12
veldi*	3	-14	10
veldig	3	-14	10
velge	27	-16	-11
velge i	32	-18	-14
venta	17	-13	-5
vente	0	10	-18
vente pa	1	11	-28
vente*	21	-5	-23
ventet	19	-21	-3
ventetiden	8	20	-46
venti*	43	-32	-12
venting	43	-32	-12
verde*	55	-35	-33
verden	50	-39	-29
verden og	50	-39	-29
verdens	45	-31	-31
verdens beste	58	-44	-46
verdt	-54	56	-12
verks*	35	-26	-23
verst	51	-23	-41
vet	-54	77	-62
vi	3	17	-27
vi har	19	-12	-7
vil	-38	-47	57
ville	-46	-14	57
vindu*	34	-22	-23
vinduet	49	-29	-40
vinte*	9	-1	-8
virka	-64	-30	71
visst	-32	-40	46
visst*	-12	14	-2
visste	-12	14	-2
viste	-27	-17	38
viste meg	36	-8	-32
viste seg	-23	-7	25
vurde*	-39	-9	44
❤	26	-12	-14
👍	37	-18	-20
😊	10	-7	-3`;
