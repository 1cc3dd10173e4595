// Written by tools/review-analysis/train-opinions.ts.
export const de = `#	-27	-2	30
# #	10	-10	0
# euro	-69	33	41
# minuten	-53	-9	57
# sterne	-42	-24	56
# uhr	9	-13	4
^ #	-36	-16	50
^ alles	26	-20	-7
^ als	-23	-8	29
^ angeblich	-36	-23	48
^ auf	-66	-11	69
^ beim	-35	-9	43
^ bestellung	-17	-14	29
^ bin	27	-11	-16
^ brille	15	-12	-3
^ da	-14	-31	33
^ danke	-4	-10	13
^ das	47	-34	-16
^ der	19	-26	6
^ die	-43	45	-8
^ drei	32	-17	-20
^ eine	-5	-6	12
^ einmal	-36	-11	45
^ endlich	19	-13	-6
^ es	-13	-7	20
^ faire	18	-15	-2
^ farbe	45	-36	-17
^ frau	1	-7	6
^ freundlich	-6	30	-30
^ fur	-15	-31	27
^ ganz	-25	9	15
^ geht	-51	49	-23
^ gute	22	-17	-5
^ hab	14	-28	5
^ habe	61	-52	-47
^ haben	-6	9	-5
^ hat	1	-13	12
^ hatten	23	-22	0
^ hier	32	-17	-15
^ hochwertige	42	-36	-10
^ ich	47	-24	-33
^ im	-16	-17	33
^ in	-26	35	-22
^ isch	62	-52	-47
^ ja	-26	-18	39
^ kam	-51	-14	55
^ kann	13	-11	-2
^ karton	-16	-12	29
^ kein	-23	16	6
^ keine	-26	-40	48
^ klasse	41	-36	-5
^ kompetent	-31	34	-19
^ laut	-62	-13	64
^ leider	-72	5	67
^ liefertermin	-6	-10	16
^ liegt	-92	91	-62
^ man	54	-18	-45
^ mein	11	-6	-5
^ meine	18	-7	-11
^ mir	10	-6	-4
^ moin	27	-17	-9
^ nach	-5	-4	9
^ nettes	-17	25	-9
^ nicht	51	-51	-6
^ nie	-30	-7	38
^ null	30	-42	5
^ paket	-14	-5	19
^ passt	54	-33	-45
^ preis	32	-15	-17
^ reklamation	27	-20	-16
^ riesige	0	11	-14
^ sauberer	9	-7	-2
^ schnell	12	-9	-2
^ schnelle	17	-13	-3
^ schone	-21	38	-44
^ schrank	-56	57	-20
^ schuhe	12	-9	-3
^ sehr	29	-26	-3
^ seit	18	-11	-7
^ so	41	-17	-25
^ spitze	29	-16	-13
^ stand	-4	-4	8
^ super	59	-52	-24
^ tolle	-11	21	-13
^ um	12	-8	-5
^ umtausch	4	-14	9
^ und	-16	-15	29
^ voll	21	-19	-2
^ war	-44	32	7
^ wollte	-14	-28	28
a	9	17	-48
ab	21	-5	-19
aber	-29	36	-11
aber auch	12	-9	-3
aber die	-13	35	-33
abgel*	-6	-8	14
abger*	6	-5	-2
ahnun*	-32	-52	62
ahnung	-7	-35	32
akku	-4	-7	11
aller*	-51	59	-20
allerdings	-51	59	-20
alles	-36	15	17
als	-50	10	38
als der	-1	17	-21
alten	42	-25	-28
am	41	0	-45
am bruckentag	-31	45	-30
am ersten	-36	-10	42
am nachsten	5	-4	-1
am tag	43	-27	-35
an	-8	-10	18
an der	-37	-11	46
ander*	18	-14	-4
anders	18	-13	-4
angeb*	-25	17	7
angeblich	-36	-23	48
angebot	-36	37	-13
angebote	5	-11	5
angek*	-11	-5	16
angen*	-17	-29	37
anger*	43	-29	-29
angerufen	43	-29	-29
anges*	-7	-8	15
anlei*	-6	-9	16
anleitung	-6	-9	16
anruf*	-30	38	-22
ansch*	-28	-7	33
app	-5	-7	13
auch	-53	34	15
auch nicht	-62	-26	70
auf	-13	5	7
auf dem	16	-7	-9
auf den	-4	-3	7
auf der	-40	-10	44
auf die	-16	-3	19
auf jede	-45	-10	47
aufge*	2	-15	14
aufgeraumt	23	-18	-5
aufgeraumter	11	-9	-1
aufgeraumter laden	11	-9	-1
aufgerissen	-16	-12	29
aus	42	-16	-29
aus dem	-9	-9	18
aus wie	-24	-7	30
ausge*	8	-7	-2
auspr*	14	-9	-4
ausprobieren	14	-9	-4
ausve*	56	-36	-52
ausverkauft	56	-36	-52
auswa*	-13	29	-21
auswahl	-13	29	-21
auswahl an	35	-25	-11
bearb*	34	-25	-26
bedie*	13	-39	15
bedient	10	-50	21
bedienung	10	-11	1
behan*	-26	36	-31
behandelt	-26	36	-31
bei	-44	33	6
bei den	-50	7	22
beim	-72	46	13
bekom*	29	-26	-16
bekommen	29	-26	-16
berat*	-38	40	-3
beraten	-44	44	-1
beratung	-28	29	-3
besse*	-12	13	-4
besser	-12	13	-4
beste*	-11	-19	30
bestellt	-32	-26	51
bestellung	-17	-14	29
besten	16	-7	-9
bett	47	-39	-15
bezah*	22	-23	2
billi*	10	9	-32
billig	10	9	-32
bin	16	-6	-9
bis	14	21	-36
bis #	14	-12	-2
bis es	11	-5	-6
bis zur	35	-22	-24
blitz*	40	-23	-23
brauc*	42	-33	-9
braucht	42	-33	-9
brems*	38	-13	-33
bremse	38	-13	-33
brich*	-49	-12	54
bricht	-49	-12	54
brill*	15	-12	-3
brille	15	-12	-3
brot	-41	49	-56
bruck*	-31	45	-30
bruckentag	-31	45	-30
chef	-65	-36	75
chefi*	59	-49	-28
chefin	59	-49	-28
chefin ist	59	-49	-28
da	9	-13	3
dabei	-16	-17	28
dacht*	8	-7	-1
dachte	8	-7	-1
dafur	17	-7	-12
dahei*	23	-13	-9
daheim	23	-13	-9
danke	-26	-10	35
danke fur	-27	-6	32
dann	-51	-10	57
das	9	-17	7
das brot	23	-13	-10
das ersatzteil	23	-22	0
dass	68	10	-82
dass es	71	-12	-68
dass man	41	30	-70
dauer*	-49	-10	55
dazu	-37	35	-6
dem	6	-5	-7
den	-16	-25	36
der	12	-6	-6
der chef	-65	-36	75
der erste	-42	25	14
der junge	1	-6	5
der kasse	-3	-3	6
der sich	11	-8	-3
der tur	14	-10	-4
der verkaufer	54	-28	-43
die	8	4	-12
die beratung	-47	36	4
die chefin	59	-49	-28
die leute	-22	32	-19
die lieferung	-24	37	-38
die schachtel	-4	-12	16
die verkauferin	-3	-6	9
direk*	-31	37	-19
direkt	-31	37	-19
direkt vor	12	-10	-2
doch	60	7	-74
dort	50	-40	-18
dran	60	-10	-59
dreck*	-17	-12	29
dreckig	-18	-11	29
drei	-8	14	-6
dreim*	-20	39	-30
dreimal	-20	39	-30
dreimal verschoben	-6	-10	16
drin	-22	-11	25
druck*	40	-31	-24
durch	-32	-6	35
durch*	-49	77	-62
durft*	68	-8	-62
durfte	68	-8	-62
e	56	-45	-39
echt	-55	57	-8
eh	-64	-28	72
eher	0	-79	42
ehrli*	70	-44	-40
ehrlich	57	-30	-44
ein	-38	-2	38
ein gedicht	16	-10	-6
ein traum	40	-34	-14
eine	-17	-8	24
eine kasse	-49	-22	62
einem	-7	11	-5
einen	11	2	-15
einen kaffee	10	-11	2
einer	15	12	-30
einfa*	11	-8	-3
einfach	9	-8	-1
einge*	0	5	-5
eingepackt	23	-9	-15
einma*	-36	-11	45
einmal	-36	-11	45
einmal und	-36	-11	45
eins	42	-17	-28
einze*	24	-47	5
einzeln	59	-49	-46
elf	54	-37	-48
empfe*	2	-26	24
empfehlen	-8	-29	35
empfehlenswert	21	-19	-2
en	62	-52	-47
ende	66	-16	-60
endli*	19	-13	-6
endlich	19	-13	-6
er	65	-30	-47
erkla*	-21	33	-14
erklart	-21	33	-14
ersat*	43	-13	-31
ersatzteil	26	-20	-5
erst	7	-10	2
erste	-42	25	14
erste*	-31	-9	39
ersten	-31	-9	39
ersten tag	-2	-8	10
erwar*	-32	-9	39
erwartet	-32	-9	39
es	-2	6	-4
es muffelt	-14	-7	21
es passte	11	-5	-6
es sowas	71	-12	-68
espre*	-66	67	-20
espresso	-66	67	-20
etwas	53	-47	-16
euro	-63	28	40
euro fur	-3	-6	8
ewig	-8	8	-2
faire	18	-15	-2
faire preise	18	-15	-2
faire*	40	-34	-10
falsc*	-23	-12	35
falsch	7	-5	-2
falsche	-31	-12	40
falschen	-41	-25	54
farbe	-3	-26	29
farbe fur	-22	-7	30
feier*	87	-32	-81
feierabend	87	-32	-81
feins*	20	-13	-7
feinsten	20	-13	-7
ferti*	50	-18	-40
fertig	50	-18	-40
finge*	-23	-5	27
finger	-23	-5	27
flasc*	16	-11	-5
frage	-50	-9	55
frage kam	-59	-14	62
frau	25	-12	-13
frech*	-20	-28	41
frechheit	-20	-28	41
freun*	16	-3	-13
freundlich	7	15	-23
freundlich und	36	-29	-7
freundliche	28	-17	-11
fruhe*	-18	-10	28
fruher	-18	-10	28
fuhlt	-13	48	-47
fuhlt sich	4	-16	12
fuhrt	-55	20	20
funf	-43	-13	50
fur	-15	-8	23
fur den	-42	-14	50
fur die	0	-33	26
fur eine	6	-25	3
fur einen	-43	42	-5
fur ihre	60	-33	-47
fur so	-47	-17	54
furs	-31	9	17
ganz	-25	9	15
ganz grosses	-30	-6	34
gar	4	12	-20
gar nicht	4	12	-20
gebra*	12	-8	-3
gebracht	7	-6	-2
gedic*	16	-10	-6
gedicht	16	-10	-6
gedul*	14	-10	-4
geduld	10	-7	-2
geduldig	18	-12	-5
gefal*	19	-35	7
gefun*	5	-4	-1
gefunden	5	-4	-1
gehab*	7	-8	2
gehabt	7	-8	2
gehol*	13	-8	-6
geholfen	13	-8	-6
geht	-31	34	-6
geht gar	-42	35	-11
geht so	-55	65	-31
gekau*	25	-19	-8
gekauft	25	-19	-8
gekur*	35	-20	-16
gekurzt	35	-20	-16
geld	-4	-9	14
gelie*	14	-16	2
geliefert	14	-16	2
gemac*	8	-13	4
gemacht	8	-13	4
genau	35	-10	-25
genau das	16	-8	-8
genom*	7	-7	0
genommen	7	-7	0
geoff*	2	-6	4
geoffnet	2	-6	4
gepfl*	20	-14	-6
gepflegter	20	-14	-6
gepflegter laden	20	-14	-6
geric*	15	-12	-3
gerichtet	15	-12	-3
gern	2	-21	17
gern hin	34	-19	-17
gerne	18	-10	-8
gerne wieder	20	-11	-8
gesch*	-15	20	-9
geschaft	-13	62	-76
geschenk	-33	-14	48
geschichte	16	-10	-6
geschoben	15	-8	-8
gesta*	-7	-3	9
gestanden	-4	-2	6
geste*	33	9	-44
gestellt	58	-17	-47
gestern	-20	37	-27
gestr*	-11	-10	20
gewar*	37	-47	1
gewartet	37	-47	1
gezei*	-2	-5	7
gezeigt	-2	-5	7
gibt	50	17	-72
ging	3	-24	18
ging nicht	-4	-38	22
glase*	-12	-9	20
glaser	-12	-9	20
gleic*	14	-10	-5
gleich	14	-10	-5
gross*	-14	-22	33
grosse	-8	-28	29
grosses	-30	-6	34
grosses kino	-30	-6	34
gunst*	24	-18	-12
gunstiger	24	-18	-12
gut	-26	42	-21
gut aber	-64	72	-41
gut an	47	-45	-3
gute	29	-25	-3
gute auswahl	28	-21	-6
gutsc*	-80	-58	88
gutscheincode	-60	-40	72
hab	10	-12	4
hab ich	10	-10	-3
habe	28	-40	-2
haben	-44	36	10
habt	-26	36	-19
habt ihr	-26	36	-19
halb	-25	-18	39
halbe	-7	-4	11
halbe*	-14	-8	22
halben	-14	-8	22
halt	39	-36	-5
hand	16	-10	-6
handg*	76	-67	-57
hat	28	-12	-16
hat ihm	13	-8	-5
hat mir	10	-8	-3
hat nur	-25	-5	31
hat sich	-5	-13	18
hatte	28	-8	-19
hatte*	35	-23	-12
hatten	35	-23	-12
hatten das	23	-22	0
heimw*	15	-9	-6
heimweg	15	-9	-6
herr	57	-7	-52
herz	15	-9	-5
herzi*	-23	41	-32
herzig	-23	41	-32
herzl*	22	-15	-8
heute	-4	-5	10
hier	-38	-55	66
hin	21	-13	-8
hinte*	6	-17	11
hochw*	42	-36	-10
hochwertige	42	-36	-10
hocke*	-23	35	-13
hocker	-23	35	-13
honig	58	-63	-27
hose	-12	26	-24
hubsc*	9	-7	-1
hund	-22	-5	27
ich	3	-5	1
ich die	-8	-8	16
ich nicht	43	-49	-27
ich nur	13	-10	-3
ihm	10	-5	-4
ihr	12	31	-49
ihre	60	-33	-47
im	29	-32	2
im laden	-38	-34	53
im netz	-40	-14	50
immer	31	-21	-15
immer noch	-6	-6	12
in	-7	7	-2
in den	18	-20	1
in der	1	30	-35
info	-16	-5	22
inhab*	75	-69	-14
inhaber	15	-11	-4
inhaberin	76	-75	-25
inter*	-4	-7	11
is	69	-66	-13
isch	62	-52	-47
ist	-27	-1	27
ist der	-41	-26	55
ist ein	6	-35	23
ist hier	-102	-40	102
ist in	80	-50	-74
ist mir	28	-25	-12
ja	-48	36	5
jacke	-1	-45	22
jahr	37	-32	-26
jahre*	18	-9	-9
jahren	18	-9	-9
janua*	-8	-8	15
januar	-8	-8	15
jede	-12	-7	18
jede frage	-45	-10	47
jeder	10	-9	-1
jeman*	-20	27	-17
jemand	-20	27	-17
jemand der	26	-21	-5
jetzt	-15	-13	24
junge	1	-6	5
junge mann	1	-6	5
kaffe*	10	-11	2
kaffee	10	-11	2
kam	-30	-7	32
kam nach	76	-30	-68
kann	1	-19	18
kann ich	-14	-21	30
kann man	11	-21	11
karto*	-9	-7	16
karton	-11	-9	19
karton aufgerissen	-16	-12	29
kaset*	-23	-11	30
kasetheke	-23	-11	30
kasse	-68	46	32
kasse offen	-22	-13	35
kaum	21	-16	-5
kein	4	-8	3
keine	0	-21	20
keine ahnung	-32	-37	49
keiner	-12	8	0
kinde*	56	-21	-43
kinder	39	-10	-28
kino	-30	-6	34
klass*	-19	43	-36
klasse	-19	43	-36
klebt	-18	-6	25
klein*	28	14	-45
kleine	12	39	-57
kleiner	35	-33	-4
komme*	2	-5	3
kommen	2	-5	3
kommt	36	-35	-18
kompe*	-18	16	-7
kompetent	-26	30	-15
konnt*	11	31	-58
konnte	11	31	-58
koste*	-22	-14	33
kosten	30	-15	-16
kostet	0	-9	8
kuche	5	-4	-1
kulan*	-67	-37	69
kunde	-55	-20	58
kunde*	-91	-22	97
kundi*	-7	-14	21
kurz	5	0	-5
lache*	-3	-10	14
lacheln	-3	-10	14
laden	22	-29	7
laden*	5	-18	12
lag	45	-31	-30
lager*	-65	29	36
lagernd	-75	35	39
lange	-17	-11	27
lasse*	32	-25	-9
lassen	32	-25	-9
laufs*	-51	51	-7
laufschuhen	-51	51	-7
laut	-49	-10	57
leer	-66	25	21
leere	-36	-22	44
leide*	44	-22	-36
leider	44	-22	-36
leider nur	52	-83	-13
leist*	-13	-25	28
leistung	-13	-25	28
leute	-44	46	-7
leute sind	-22	32	-19
liebe*	102	-37	-94
liebevoll	65	-13	-63
liefe*	-6	16	-13
liefertermin	-6	-10	16
liefertermin dreimal	-6	-10	16
lieferung	-5	22	-28
lieferung war	-24	37	-38
liegt	-92	91	-62
mal	-4	-17	20
man	-15	27	-14
man alles	-24	-29	39
man mir	-28	-27	43
man nicht	1	-15	15
man sich	-30	33	-7
man wird	-8	-6	14
mann	-6	-6	12
mecke*	29	-18	-11
meckern	29	-18	-11
mehr	27	-13	-17
mehr erwartet	-32	-9	39
mein	29	-14	-15
meine	40	-24	-17
meine mutter	21	-8	-13
meine*	20	-11	-9
meinem	13	-9	-4
meinen	-10	-6	17
meiner	38	-16	-27
messe*	37	-31	-9
messer	37	-31	-9
metzg*	35	-20	-20
mich	-2	12	-9
mich nicht	-23	35	-13
minut*	2	-11	9
minute	22	-14	-8
minuten	-5	-10	15
mir	-15	8	7
mit	34	-8	-27
mit dem	60	-58	-42
mit einem	6	-3	-3
mitar*	15	-12	-2
mitarbeiter	8	-13	5
mitge*	60	-9	-55
mitgenommen	7	-6	-1
mitta*	57	-36	-52
model*	-25	30	-8
modell	10	-5	-4
moin	27	-17	-9
monat*	-4	-1	5
monta*	56	-75	-10
monte*	7	-6	-1
monteure	7	-6	-1
muffe*	-14	-7	21
muffelt	-14	-7	21
muss	-43	27	12
muss man	-46	-20	54
musst*	-26	29	-9
musste	-8	-5	14
mutte*	21	-8	-13
mutter	21	-8	-13
n	-35	45	-37
nach	-5	-3	7
nach dem	-29	27	-14
nach zwei	-40	-6	44
nachs*	11	-6	-5
nachsten	5	-4	-1
nachsten tag	5	-4	-1
naht	12	-9	-4
neben*	9	-11	1
nebenan	3	-12	8
nett	32	-13	-19
nette	31	-24	-15
nette*	15	2	-17
nettes	9	9	-19
nettes personal	-48	55	-13
nettes team	51	-26	-35
netz	-40	-14	50
neu	8	-8	0
neue	47	-22	-42
neun	-2	-6	9
nicht	-5	-19	24
nicht mal	9	-14	4
nicht mehr	14	-15	-3
nicht vom	-23	35	-13
nicht*	-10	5	5
nichts	-10	5	5
nie	-29	-15	44
nie wieder	-29	-18	47
nirge*	-22	-42	45
nirgends	-29	-48	50
nix	-59	57	0
noch	-10	-13	23
noch nie	-37	-26	46
not auf	45	-22	-29
not dabei	-26	-24	37
not dafur	67	-61	-32
not die	20	-22	0
not ein	-20	35	-27
not mehr	46	-15	-33
not nicht	3	-12	8
null	42	-35	-13
nur	4	-12	7
nur eine	-49	-20	62
nur empfehlen	13	-10	-3
nur mit	43	-47	-29
obwoh*	-22	-6	29
obwohl	-22	-6	29
offen	-11	-1	11
offen war	-9	-12	21
offnu*	-20	-7	27
offnungszeiten	-20	-7	27
ohne	4	-12	2
ok	-17	25	-8
okay	-37	49	-26
oktob*	-80	52	9
onlin*	-33	-32	46
onlineshop	-47	-47	56
paket	-14	-5	19
pampi*	-58	-11	64
pampig	-58	-11	64
parke*	42	-26	-34
parken	47	-31	-40
parken ist	62	-34	-59
parkp*	30	-16	-15
parkplatze	9	-9	0
parkplatze direkt	12	-10	-2
passt	86	-52	-56
passt*	11	-5	-6
passte	11	-5	-6
perfe*	11	-9	-2
perso*	-22	29	-8
personal	-22	29	-8
pfann*	-12	-5	17
porte*	51	-27	-36
portemonnaie	51	-27	-36
preis	15	-12	-3
preis leistung	32	-15	-17
preis*	20	0	-22
preise	-11	16	-6
preisen	6	16	-38
preislich	78	-54	-54
prosp*	-14	-7	21
prospekt	-14	-7	21
punkt*	8	-7	-2
punktlich	8	-7	-2
quali*	28	-29	-2
qualitat	28	-29	-2
raus	6	-2	-3
regal	8	-6	-3
regal*	-39	-24	55
regale	-39	-24	55
regen	-12	-5	17
reissverschluss	3	-8	5
rekla*	27	-20	-16
reklamation	27	-20	-16
richt*	21	-7	-14
richtige	5	-5	-1
riesi*	8	2	-12
riesige	0	11	-14
riesige auswahl	0	11	-14
rolls*	70	-57	-61
rollstuhl	70	-57	-61
rucks*	-18	-12	29
rucksack	-21	-10	30
s	43	-1	-49
s aber	39	-38	-1
sache*	-46	50	-18
sachen	-46	50	-18
sagt	59	-31	-48
samst*	-9	23	-17
samstag	-22	28	-14
samstags	7	11	-20
samstags bis	32	-23	-10
san	-52	53	-38
saube*	15	-11	-3
sauber	19	-14	-5
sauberer	9	-7	-2
schac*	5	-13	8
schachtel	5	-13	8
schau*	-16	-30	39
schim*	-17	-11	27
schla*	-42	10	32
schlange	-62	23	35
schle*	-2	21	-23
schlecht	22	-21	-5
schne*	11	-9	-2
schnell	13	-10	-2
schnelle	17	-13	-3
schon	9	-46	26
schon*	-48	5	35
schone	-21	38	-44
schra*	-42	5	36
schrank	-56	57	-20
schuh*	-25	-7	28
schuhe	-20	16	-1
sechs	-39	-8	45
sehr	24	-20	-4
sehr gut	16	-13	-3
sehr gute	44	-43	-2
sehr nettes	53	-28	-35
sehte*	16	-6	-9
sehtest	16	-6	-9
sein	15	26	-45
seit	-6	-7	14
seit januar	-8	-8	15
selbe*	-22	-24	34
selbs*	17	-9	-7
selbst	17	-9	-7
sich	0	12	-14
sich viel	18	-9	-9
sie	-18	27	-18
sieht	36	-18	-25
sieht aus	-24	-7	30
sind	-42	36	4
so	21	-11	-11
so viel	-23	-10	32
sofor*	5	-4	-1
sofort	5	-4	-1
sogar	16	-9	-7
soll	-6	-14	19
soll ich	-8	-12	20
sonnt*	61	-48	-19
sonst	26	3	-46
sorti*	-26	37	-41
sortiment	-26	37	-41
sowas	71	-12	-68
spate*	-1	-4	5
spater	-1	-4	5
spiel*	-30	-15	41
spitz*	29	-16	-13
spitze	29	-16	-13
stand	-15	-8	23
stand vor	-4	-4	8
staub*	38	-8	-34
steht	-51	-53	79
stell*	52	-31	-33
stern*	-68	-23	80
sterne	-68	-23	80
stimm*	4	-12	8
stimmen	-34	-7	39
stimmt	30	-15	-15
stoff	5	-13	8
stoff*	1	-20	18
storn*	-27	-16	37
storniert	-27	-16	37
stras*	14	-8	-6
strasse	14	-8	-6
super	52	-45	-18
super*	22	-3	-19
sympa*	21	-15	-6
sympathischer	21	-15	-6
tag	34	-12	-25
tage	50	-11	-47
team	56	-18	-41
telef*	-62	-48	75
telefon	-21	-13	28
termi*	-21	23	-5
termin	-53	48	-1
termine	37	-36	-9
teuer	-33	19	9
tisch	0	-27	25
toll	-10	-19	25
tolle	-26	6	18
tolle beratung	6	-6	-1
top	-62	78	-70
traum	40	-34	-14
trotz*	24	-39	14
trotzdem	24	-39	14
tur	5	-6	1
uber	-27	53	-54
uber die	71	-58	-61
ubers*	26	-20	-7
ubersichtlich	26	-20	-7
uhr	9	-11	2
um	-32	-6	35
um neun	-2	-6	9
umkle*	-15	-13	27
umkleiden	-15	-13	27
umtau*	-22	-25	41
umtausch	24	-25	0
und	30	-24	-5
und alles	9	-8	-2
und das	33	-8	-25
und der	-16	-12	28
und die	24	-15	-14
und immer	-3	-4	8
und mit	68	-57	-48
und sehr	15	-12	-3
und sind	10	-9	-1
und trotzdem	35	-29	-5
und was	40	-37	-3
und wenn	34	-18	-16
unfre*	-30	-12	42
uns	67	-11	-61
unser*	71	-29	-62
urlau*	-42	-14	48
urlaub	-42	-14	48
verar*	-14	30	-24
verarbeitet	-14	30	-24
verge*	-9	-14	23
verka*	-31	17	9
verkaufer	-15	-23	29
verkauferin	-54	46	-31
verkauferin hat	8	-6	-2
verkauft	-5	-17	21
verla*	-60	-16	63
verlangt	-60	-16	63
verli*	40	-28	-12
verpa*	52	-14	-44
verpackt	52	-14	-44
versc*	27	-8	-20
verschlossener	-3	-3	6
verschlossener tur	-3	-3	6
verschoben	-6	-10	16
verst*	26	-7	-19
vertr*	-42	-26	56
vertrostet	-42	-26	56
viel	-13	-10	23
viel zeit	18	-9	-9
vielf*	14	-9	-5
vielfalt	14	-9	-5
vier	-48	-13	56
voll	21	-19	-2
vom	-22	-11	31
vom feinsten	20	-13	-7
vom hocker	-23	35	-13
von	18	-10	-9
vor	29	-10	-18
vor der	14	-10	-4
vor verschlossener	-3	-3	6
vormi*	-11	-6	17
vormittag	-9	-6	17
vorra*	17	-9	-7
vorratig	17	-9	-7
wacke*	28	-34	-17
wackelt	28	-34	-17
wahns*	10	-8	-2
wahnsinn	10	-8	-2
wande*	8	-3	-5
wann	-24	28	-15
war	-20	19	1
war fur	-27	-7	35
war gut	-72	85	-73
ware	44	-36	-22
waren	-36	25	4
warte*	-52	46	-1
warteschleife	-9	-6	14
wartezeit	-55	44	2
was	-12	21	-9
was ich	-13	19	-8
was man	44	-39	-6
wasse*	-21	-46	45
weg	-31	-7	38
wegen	-63	17	36
weil	-9	-11	18
weiss	68	-16	-59
wenig	36	-67	19
wenn	9	-21	11
wert	18	-35	15
wie	-7	15	-10
wie ein	-14	-9	23
wie fruher	6	-3	-3
wie ich	19	-11	-8
wie im	18	-9	-8
wie neu	13	-9	-3
wiede*	21	-4	-15
wieder	21	-4	-15
wieder mitgenommen	7	-6	-1
will	-52	37	22
wir	22	-26	-8
wird man	-35	31	-13
wirkl*	14	34	-58
wirklich	14	34	-58
wo	84	-35	-80
woche*	-37	-9	46
wochen	-37	-9	46
wohl	-6	-2	8
wolle*	-19	41	-36
wollen	-19	41	-36
wollt*	15	-19	1
wollte	14	-19	1
worde*	-14	21	-11
worden	-14	21	-11
wunde*	34	-23	-11
wunderschon	28	-12	-16
wurde	-31	6	24
wurde ich	-65	-11	71
zehn	17	-8	-11
zeit	12	-8	-5
zeug	-6	14	-16
zu	9	-32	21
zufri*	-22	-17	31
zuges*	43	-54	-26
zum	12	3	-17
zur	29	-16	-17
zuruc*	-11	-50	50
zuruck	-7	-8	15
zusta*	-29	56	-51
zustandig	-29	56	-51
zuvor*	19	-15	-4
zwanz*	-2	-4	7
zwanzig	-2	-4	7
zwanzig minuten	-2	-4	7
zwei	17	-13	-3
zwei wochen	-5	-4	9
zweit*	-43	54	-28
zwisc*	61	-21	-52
zwischen	61	-21	-52
zwolf	-5	-8	13
👍	9	-6	-3`;
