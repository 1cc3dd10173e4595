// Written by tools/review-analysis/train-opinions.ts.
export const de = `#	-19	1	17
# #	-46	40	-7
# a	69	-33	-52
# bis	-29	-18	41
# euro	-59	24	29
# leute	-33	-10	40
# min	6	-8	1
# minuten	-56	-9	62
# sterne	-23	-25	42
# tagen	-42	-4	45
# uhr	-2	-18	20
# wochen	-16	-21	34
^ #	-22	-16	37
^ aber	-54	58	-21
^ abzocke	-37	-15	44
^ ah	14	-6	-7
^ alles	-31	33	-27
^ als	-35	-12	43
^ also	-14	25	-15
^ angeblich	-46	-25	55
^ auf	-43	-7	48
^ beim	-39	-20	51
^ bestellung	-14	-14	28
^ billig	23	25	-54
^ bin	-27	-25	34
^ blitzsauber	23	-11	-11
^ brille	17	-12	-5
^ brot	-40	49	-64
^ da	24	-35	4
^ danke	-7	-9	15
^ das	-52	21	35
^ der	28	-30	-2
^ die	-16	26	-11
^ drei	11	-14	0
^ eine	-48	-18	55
^ einmal	-36	-11	45
^ endlich	-18	-20	32
^ ersatzteil	40	-16	-24
^ es	-16	-7	24
^ ewig	-36	-12	46
^ fachgeschaft	18	-7	-11
^ fachlich	-60	62	-10
^ faire	29	-24	-6
^ farbe	55	-38	-21
^ frau	10	-9	-2
^ freundlich	-2	17	-20
^ fruher	-40	45	-32
^ funf	-72	-9	74
^ fur	-19	-31	32
^ furs	29	-56	41
^ ganz	36	-15	-45
^ geht	-59	56	-24
^ gibt	-53	70	-61
^ gut	-26	35	-17
^ gute	43	-28	-17
^ gutschein	-60	-41	67
^ hab	6	-23	11
^ habe	60	-49	-51
^ haben	-2	9	-7
^ habt	-33	50	-43
^ hat	45	-14	-30
^ hatten	19	-18	-1
^ herr	19	-9	-10
^ hier	39	-17	-22
^ hochwertige	51	-42	-17
^ hut	-47	-13	50
^ ich	24	-11	-15
^ im	2	-23	19
^ immer	11	-5	-6
^ in	-13	27	-23
^ isch	51	-41	-41
^ ja	-28	-17	41
^ kam	-36	-12	42
^ kann	-21	42	-38
^ karton	-48	-5	52
^ kasetheke	21	-11	-10
^ kein	5	9	-17
^ keine	-39	-44	54
^ klasse	45	-38	-8
^ kompetent	-19	23	-18
^ laut	-52	-10	55
^ leider	-80	7	71
^ liefertermin	-8	-12	20
^ liegt	-92	95	-79
^ man	22	-49	10
^ mein	16	-6	-9
^ meine	20	-6	-14
^ messer	24	-16	-8
^ mir	10	-4	-5
^ moin	55	-35	-33
^ nach	-16	-4	21
^ nette	72	-67	-36
^ netter	51	-45	-36
^ nettes	-8	20	-15
^ nicht	59	-53	-10
^ nie	-39	-8	47
^ nix	5	9	-15
^ noch	-18	-15	26
^ null	15	-37	20
^ online	29	-9	-19
^ paket	-41	-7	46
^ parkplatze	41	-21	-26
^ passt	49	-25	-33
^ preis	35	-17	-21
^ reklamation	10	-10	0
^ riesige	-1	13	-13
^ samstag	-7	-17	20
^ sauberer	21	-17	-3
^ schnell	24	-17	-6
^ schnelle	30	-22	-8
^ schone	-33	27	0
^ schrank	-56	58	-25
^ schuhe	23	-12	-10
^ sehr	8	-35	22
^ seit	11	-15	5
^ semmeln	8	-40	8
^ so	45	-19	-26
^ sortiment	-70	79	-50
^ spitze	30	-18	-13
^ stand	-37	-25	50
^ super	-27	-3	29
^ termin	-16	-5	21
^ tolle	-4	15	-15
^ top	69	-57	-24
^ um	16	-9	-7
^ umtausch	15	-21	5
^ und	-9	-9	16
^ unser	43	-19	-32
^ verkaufer	-50	-8	54
^ voll	26	-23	-3
^ von	-6	-10	15
^ war	-69	30	23
^ weiss	29	-18	-12
^ wer	-39	-33	53
^ wollte	-30	-33	48
^ wurde	25	-28	-4
^ zack	67	-51	-55
^ zweimal	-60	-17	63
^ 👏	14	-8	-5
a	39	-7	-34
ab	-8	-9	16
ab #	37	-18	-24
abend*	25	-13	-12
abends	25	-13	-12
aber	-27	37	-11
aber bis	-48	58	-36
aber die	-32	47	-32
abgef*	-49	-15	53
abgefertigt	-49	-15	53
abgeh*	5	-4	-1
abgeholt	5	-4	-1
abgel*	-6	-10	16
abger*	16	-11	-6
abgeraten	19	-12	-7
abhol*	14	-62	39
abholstation	-45	-8	49
abholung	-27	-15	39
absag*	-29	-9	35
absagen	-29	-9	35
abzoc*	-37	-15	44
abzocke	-37	-15	44
acht	11	-9	-2
ah	14	-6	-7
ahnun*	-36	-50	58
ahnung	-14	-34	32
akku	38	-17	-28
alle	16	-16	0
aller*	-56	63	-21
allerdings	-56	63	-21
alles	7	3	-12
alles bestens	47	-27	-22
alles da	24	-19	-5
alles in	-19	-16	29
alles vom	31	-17	-20
als	-43	-8	48
als der	15	8	-28
also	-28	11	15
alte	50	-25	-31
alten	-18	41	-69
am	11	-4	-8
am boden	-68	-40	73
am bruckentag	-23	42	-37
am ersten	-26	-13	34
am nachsten	12	-6	-6
am schalter	-15	-23	35
am selben	24	-14	-9
am tag	31	-16	-20
an	6	-10	4
an der	-23	-7	31
an einen	-32	-25	42
ander*	29	-16	-13
anders	34	-17	-17
angeb*	-14	7	6
angeblich	-37	-18	49
angebot	-1	14	-17
angebote	8	-17	9
angek*	-17	-6	22
angen*	-13	-26	30
anger*	31	-14	-17
angerufen	31	-14	-17
anges*	14	-12	-3
anhan*	45	-19	-26
anhanger	35	-17	-19
anlei*	48	-29	-38
anleitung	48	-29	-38
anruf*	-35	39	-20
ansch*	-31	-6	36
ansta*	68	-30	-53
anstandslos	68	-30	-53
anste*	-47	56	-49
antwo*	-39	-18	49
antwort	-39	-18	49
apoth*	7	-20	11
apotheke	47	-21	-27
app	-10	-17	27
app sturzt	-12	-25	35
arbei*	11	-7	-4
arm	25	-42	-11
auch	-55	51	1
auch nicht	-62	-14	63
auf	9	-1	-9
auf dem	7	-10	2
auf den	-6	-2	9
auf der	-41	-24	54
auf die	-25	-4	29
auf jede	-21	-11	25
aufge*	13	-14	2
aufgepasst	55	-28	-48
aufgeraumt	20	-13	-7
aufgeraumter	14	-12	-3
aufgeraumter laden	14	-12	-3
aufgerissen	-22	-7	29
augen	-6	-3	8
aus	54	-21	-33
aus dem	26	-22	-10
aus wie	-12	-5	17
ausge*	-7	-10	17
ausku*	-14	-18	26
auskunft	-14	-18	26
auspr*	18	-9	-8
ausprobieren	18	-9	-8
ausse*	-52	35	18
ausve*	43	-32	-35
ausverkauft	43	-32	-35
auswa*	-11	26	-22
auswahl	-11	26	-22
auswahl an	41	-27	-14
backe*	17	-20	2
backer	17	-20	2
balko*	42	-12	-33
balkon	42	-12	-33
band	4	-16	12
batte*	-22	-15	30
batterie	-22	-15	30
bauma*	61	-31	-39
baumarkt	61	-31	-39
bearb*	22	-18	-8
bedie*	-12	1	11
bedient	5	-36	21
bedienung	-25	28	-10
behan*	-24	31	-23
behandelt	-24	31	-23
bei	7	-7	-2
bei den	-67	9	29
beim	-59	32	17
bekam	-42	-22	52
bekom*	8	-11	3
bekommen	8	-11	3
bemuh*	-14	23	-24
bemuht	-14	23	-24
berat*	-16	23	-8
beraten	1	6	-10
beraten worden	-26	35	-17
beratung	-22	27	-8
besoh*	35	-18	-15
besohlt	35	-18	-15
beson*	-25	33	-14
besonderes	-25	33	-14
besse*	-44	28	6
besser	-44	28	6
besta*	-5	-6	10
bestand	-5	-6	10
beste*	17	-26	9
bestellt	29	-37	3
bestellung	-14	-14	28
bestellung storniert	-37	-24	50
besten	50	-26	-27
bestens	47	-27	-22
besuc*	-9	20	-14
bett	50	-36	-22
bezah*	21	-21	0
billi*	71	-20	-72
billig	47	-14	-48
bin	-20	-15	28
bin mit	21	-7	-14
bis	3	21	-24
bis #	-23	10	9
bis der	7	-6	-2
bis es	16	-5	-12
bis zur	31	-23	-12
blitz*	30	-14	-15
blitzsauber	23	-11	-11
blitzsauber und	23	-11	-11
blume*	-26	44	-39
blumentopf	-26	44	-39
boden	-64	-34	73
bombe*	28	-18	-9
brauc*	-6	17	-17
braucht	47	-35	-12
breit*	37	-24	-12
brems*	28	-8	-25
bremse	28	-8	-25
brezn	-37	49	-51
brich*	-37	-13	43
bricht	-37	-13	43
brill*	27	-13	-17
brille	-17	-12	27
brot	-8	30	-47
bruck*	-23	42	-37
bruckentag	-23	42	-37
chef	9	-26	8
chefi*	58	-41	-36
chefin	58	-41	-36
chefin ist	58	-41	-36
code	-45	-8	49
da	13	-8	-6
da geht	65	-49	-50
da noch	50	-34	-43
da was	-41	45	-22
dabei	24	-18	-7
dacht*	11	-5	-6
dachte	11	-5	-6
dafur	-7	14	-7
dahei*	33	-13	-21
daheim	33	-13	-21
dame	0	-32	32
dank	-15	-6	19
danke	-14	-9	23
danke fur	-31	-4	33
dann	-55	13	41
das	-10	-1	11
das brot	34	-19	-16
das ersatzteil	19	-18	-1
das gefuhl	-46	-19	50
das herz	57	-43	-41
das noch	52	-29	-41
das was	-4	-13	14
dass	47	26	-72
dass es	68	-12	-65
dass man	-4	57	-58
dat	89	-84	-43
dauer*	25	-24	-15
dazu	12	9	-30
dem	13	-13	-2
dem ersten	-5	-5	9
den	-2	-21	22
den #	66	-8	-62
den laden	38	-19	-28
denn	-14	30	-30
der	13	-7	-6
der alte	22	-14	-7
der apotheke	59	-27	-35
der chef	-48	-20	59
der erste	-37	20	14
der hammer	25	-14	-9
der junge	1	-7	7
der kasse	-4	-2	7
der kindheit	57	-34	-50
der mann	54	-6	-52
der packung	-62	-38	69
der sich	20	-12	-8
der tur	45	-24	-25
der verkaufer	58	-30	-46
die	-3	6	-3
die app	-12	-25	35
die beratung	-50	39	-3
die chefin	58	-41	-36
die frau	38	-11	-29
die haben	62	-5	-60
die leute	-28	37	-20
die lieferung	-23	43	-49
die madels	-8	30	-36
die preise	-77	49	19
die schachtel	-3	-13	16
die schuhe	-73	73	-13
die verkauferin	-6	-9	15
diese*	-64	-32	67
direk*	4	21	-43
direkt	4	21	-43
direkt vor	48	-31	-30
disco*	-32	-28	44
discounter	-32	-28	44
doch	13	2	-25
dort	46	-31	-23
dran	30	-29	-17
drang*	-16	-5	21
drangekommen	-16	-5	21
drauf	-10	2	7
dreck*	-18	-12	31
dreckig	-22	-13	34
drei	-10	-1	9
drei absagen	-29	-9	35
drei termine	-29	-9	35
drei wochen	-3	-2	5
dreim*	-41	34	-3
dreimal	-41	34	-3
dreimal verschoben	-8	-12	20
drin	6	-19	7
dritt*	37	-12	-24
dritten	37	-12	-24
druck*	31	-27	-13
durch	-29	-6	35
durch*	-64	65	-21
durchs	-70	50	-7
durft*	54	-7	-51
durfte	54	-7	-51
durfte ich	-15	-5	19
e	82	-62	-67
echt	1	11	-27
eh	-63	-32	70
eher	24	-77	11
ehrli*	66	-36	-39
ehrlich	60	-28	-45
ein	-38	-1	39
ein gedicht	23	-14	-10
ein traum	42	-29	-19
eine	-17	-1	17
eine gute	16	-8	-8
eine kasse	-36	-15	49
einem	9	3	-12
einen	-17	0	17
einen kaffee	15	-14	-1
einen sprung	58	-36	-40
einer	-4	5	-3
einfa*	33	-17	-17
einfach	21	-13	-8
einge*	-31	-3	32
eingepackt	-6	-21	21
einma*	-36	-11	45
einmal	-36	-11	45
einmal und	-36	-11	45
eins	60	-29	-35
einze*	66	-51	-42
einzeln	79	-57	-61
elf	34	-34	-27
empfe*	5	-26	21
empfehlen	-2	-31	30
empfehlenswert	18	-16	-3
empfo*	20	-8	-11
empfohlen	20	-8	-11
en	51	-41	-41
ende	74	-23	-60
ende und	73	-23	-68
endli*	-13	-19	27
endlich	-13	-19	27
endlich ein	-48	-23	53
eng	62	-33	-53
entsc*	-51	-37	55
er	61	-26	-38
erkla*	11	12	-22
erklart	11	12	-22
ersat*	44	-11	-32
ersatzteil	29	-17	-12
erst	33	-49	7
erste	-37	20	14
erste*	-18	-9	27
ersten	-20	-10	30
ersten regen	-5	-5	9
ersten tag	-1	-11	12
erwar*	-35	-11	41
erwartet	-35	-11	41
es	-9	6	2
es muffelt	-14	-7	21
es passte	16	-5	-12
es sowas	68	-12	-65
es stinkt	-14	-9	23
espre*	-60	63	-35
espresso	-60	63	-35
etwas	47	-38	-16
euro	-52	31	19
euro fur	-3	-6	8
extra	14	-11	-3
fachg*	18	-7	-11
fachgeschaft	18	-7	-11
fachk*	36	-11	-26
fachl*	-60	62	-10
fachlich	-60	62	-10
fahre*	63	-17	-60
fahrer	63	-17	-60
faire	29	-24	-6
faire preise	29	-24	-6
faire*	57	-42	-22
falsc*	-17	-8	26
falsche	-22	-12	29
falschen	-36	-10	45
farbe	-6	-22	28
farbe fur	-25	-7	32
feier*	73	-28	-64
feierabend	73	-28	-64
feins*	33	-19	-14
feinsten	33	-19	-14
ferti*	48	-16	-35
fertig	48	-16	-35
filia*	-39	30	1
filiale	-62	46	4
finde*	57	-32	-36
findet	57	-32	-36
findet man	38	-22	-24
finge*	-33	-6	38
finger	-33	-6	38
fisch*	57	-10	-52
flasc*	24	-13	-11
fleck*	-26	-11	36
flott	50	-36	-18
foto	1	-16	12
frage	-35	-11	42
frage kam	-48	-14	51
frage*	40	-11	-30
fragen	40	-11	-30
frau	11	-8	-4
frau im	-8	-2	10
frech*	-18	-33	40
frechheit	-18	-33	40
freun*	28	-9	-19
freundlich	25	-2	-24
freundlich und	36	-23	-13
freundliche	37	-24	-13
frisc*	69	-13	-65
frisch	69	-13	-65
fruhe*	-26	20	-9
fruher	-26	20	-9
fruher besser	-51	44	-20
fuchs	76	-14	-73
fuhlt	-6	42	-45
fuhlt sich	14	-21	7
fuhrt	-41	25	1
funf	-58	-25	67
funf sterne	-72	-9	74
fur	-16	-19	34
fur #	-40	-28	47
fur den	-31	-15	40
fur die	14	-23	9
fur eine	10	-20	-2
fur einen	-49	48	-5
fur ihre	57	-35	-47
fur so	-48	-18	56
furs	16	-36	13
furs geld	71	-71	-3
gabs	-10	-22	28
ganz	36	-15	-45
ganz grosses	-26	-5	30
ganze	-24	-27	39
gar	7	12	-19
gar nicht	7	12	-19
garte*	-5	-26	29
gebra*	-59	7	41
gebracht	14	-11	-4
gedau*	28	-25	-3
gedauert	28	-25	-3
gedic*	29	-17	-12
gedicht	29	-17	-12
gedul*	22	-13	-8
geduld	13	-8	-6
geduldig	31	-19	-12
gefal*	8	-33	18
gefra*	-22	-22	36
gefragt	-22	-22	36
gefuh*	-46	-19	50
gefuhl	-46	-19	50
gefun*	14	-6	-8
gefunden	14	-6	-8
gegeb*	17	-7	-10
gegeben	17	-7	-10
gehab*	-39	-25	51
gehabt	-39	-25	51
gehol*	38	-16	-24
geholfen	12	-7	-6
geht	-16	31	-19
geht gar	-39	39	-4
geht so	-67	90	-60
gekau*	-14	-5	18
gekauft	-14	-5	18
gekur*	58	-27	-35
gekurzt	58	-27	-35
geld	3	-3	-13
gelie*	11	-16	5
geliefert	11	-16	5
gemac*	9	-10	1
gemacht	9	-10	1
genau	64	-17	-51
genau das	22	-11	-11
genau erklart	19	-10	-9
genom*	7	-9	2
genommen	7	-9	2
geoff*	4	-8	4
geoffnet	4	-8	4
geopf*	34	-28	-24
geopfert	34	-28	-24
gepfl*	68	-31	-53
gepflegter	28	-19	-9
gepflegter laden	28	-19	-9
gepla*	22	-45	14
geplatzt	22	-45	14
gepru*	-61	-42	66
gepruft	-61	-42	66
gerat	-61	-15	63
geric*	17	-12	-5
gerichtet	17	-12	-5
gern	-2	-23	20
gern hin	41	-21	-20
gerne	25	-17	-8
gerne wieder	32	-23	-9
gesag*	-39	-6	41
gesagt	-39	-6	41
gesch*	6	5	-11
geschaft	-64	62	-4
geschenk	-29	-14	38
geschichte	24	-13	-12
geschickt	-4	-12	13
geschliffen	24	-16	-8
geschoben	20	-5	-14
gesta*	-9	-3	12
gestanden	-4	-2	6
geste*	22	16	-41
gestellt	54	-13	-47
gestern	-35	44	-25
gestr*	-11	-11	20
gesuc*	-4	-13	14
gesucht	-4	-13	14
getau*	76	-16	-74
getauscht	76	-16	-74
gewar*	29	-44	-6
gewartet	29	-44	-6
gewic*	-39	-9	42
gewickelt	-39	-9	42
gezei*	-25	-6	30
gezeigt	-25	-6	30
gibt	53	18	-76
gibt es	-53	70	-61
gibts	-24	52	-68
gilt	-68	33	14
ging	5	-17	13
ging nicht	-7	-21	24
glase*	24	-20	-12
glaser	24	-20	-12
gleic*	-20	-18	30
gleich	39	-15	-25
gleit*	24	-14	-10
gluck*	-36	-20	45
gold	37	-28	-10
gold wert	37	-28	-10
gross*	-5	-28	28
grosse	-15	-32	34
grosses	14	-20	1
grosses kino	-26	-5	30
gruss	3	-18	15
gsche*	79	-67	-72
gunst*	37	-19	-20
gunstiger	37	-18	-24
gunstiger als	62	-21	-50
gut	-13	34	-22
gut aber	-69	75	-45
gut an	55	-49	-9
gut beraten	-26	35	-17
gute	35	-24	-10
gute auswahl	33	-26	-7
gute beratung	20	-15	-4
gutsc*	-67	-28	84
gutschein	-51	-31	61
gutscheincode	-57	-33	68
hab	8	-11	3
hab ich	14	-6	-9
habe	41	-37	-19
haben	-33	33	0
haben sie	-41	45	-18
haben und	32	-16	-17
habt	-54	6	23
habt ihr	-28	52	-40
haha	-35	-9	40
halb	-29	-24	47
halb sechs	-52	-31	61
halb so	24	-12	-12
halbe	-10	-4	13
halbe*	-25	-9	35
halben	-25	-9	35
halt	38	-31	-8
halte*	75	-41	-59
halten	53	-29	-41
halten ewig	-16	28	-22
hamme*	30	-17	-13
hammer	30	-17	-13
hand	19	-11	-9
handg*	81	-67	-69
handw*	33	-12	-22
handwerk	33	-12	-22
handy	8	-10	2
hat	16	-5	-11
hat ihm	19	-8	-11
hat luft	48	-31	-39
hat mir	24	-11	-13
hat nur	-31	-5	36
hat sich	-5	-11	16
hat uns	29	-10	-18
hatte	12	-8	-4
hatte*	34	-19	-14
hatten	34	-19	-14
hatten das	19	-18	-1
heimw*	20	-12	-9
heimweg	20	-12	-9
heiss*	-10	-10	20
heisst	-10	-10	20
heisst es	-10	-10	20
hell	21	-15	-7
herr	43	-8	-37
herz	55	-33	-31
herzi*	-29	35	-28
herzig	-29	35	-28
herzl*	-33	42	-19
heute	-5	-7	12
hier	-19	-50	49
hin	22	-14	-8
hinge*	-6	15	-9
hingestellt	13	-11	-3
hinte*	-29	-18	44
hoch	75	-74	-35
hochb*	35	-18	-16
hochw*	51	-42	-17
hochwertige	51	-42	-17
hocke*	-33	46	-19
hocker	-33	46	-19
holen	-10	-2	13
honig	58	-76	-33
horge*	65	-9	-57
horgerat	6	-3	-3
hose	-12	17	-16
hubsc*	12	-8	-4
hund	27	-28	-15
hut	-47	-13	50
hut ab	-47	-13	50
i	33	-1	-50
ich	-23	1	23
ich die	10	-7	-3
ich hab	21	-11	-11
ich jetzt	-62	-16	65
ich keine	-16	-7	20
ich nicht	31	-41	-17
ich noch	-72	-17	77
ich nur	22	-16	-7
ich sie	-13	-20	21
ich stand	-76	-5	77
ihm	15	-7	-8
ihr	-18	6	4
ihre	54	-24	-42
im	20	-21	-1
im laden	13	-20	3
im netz	37	-34	-21
im regal	54	-18	-43
immer	59	-25	-39
immer noch	-9	-6	16
immer wieder	11	-5	-6
in #	-25	-13	34
in den	20	-23	3
in der	17	23	-47
in die	-36	-28	49
info	-29	-6	34
inhab*	67	-61	-15
inhaber	20	-14	-6
inhaberin	66	-63	-21
innen	-51	-14	56
ins	-23	-17	31
inter*	-30	-17	46
interesse	-13	-24	35
internet	-22	-7	26
internet bis	-22	-7	26
is	21	-27	-6
isch	77	-62	-60
ist	-24	5	17
ist der	-44	-18	53
ist ein	-5	-30	27
ist eine	-39	-15	49
ist hier	-97	-44	97
ist in	79	-49	-73
ist mir	28	-25	-12
ja	-64	53	3
jacke	21	-33	-4
jahr	32	-34	-20
jahre	31	-8	-24
jahre*	24	-12	-12
jahren	24	-12	-12
janua*	-6	-10	16
januar	-6	-10	16
jede	-8	5	2
jede frage	-30	-11	33
jeder	31	-18	-14
jedes*	57	-43	-46
jedesmal	57	-43	-46
jeman*	-22	30	-11
jemand	-16	34	-20
jemand der	47	-31	-19
jetzt	-31	16	11
juli	-43	-13	51
junge	3	-5	3
junge mann	1	-7	7
juwel*	-45	-32	49
kaffe*	-10	-15	23
kaffee	13	-11	-2
kam	-28	-11	36
kam nach	75	-26	-63
kann	19	-11	-10
kann ich	-15	-26	34
kann man	30	-5	-35
kaput*	-21	-9	29
kaputt	-21	-9	29
karto*	16	-55	31
karton	22	-61	34
karton aufgerissen	-22	-7	29
kartons	-9	-7	17
kase	39	18	-81
kaset*	-1	-11	11
kasetheke	-1	-11	11
kasse	-59	30	18
kasse #	-5	-5	11
kasse offen	-18	-11	29
kasse*	64	-54	-50
kassi*	3	-5	2
kassiererin	3	-5	2
kassiererin hat	3	-5	2
kaum	-15	22	-10
kein	13	-41	21
keine	-18	-22	39
keine ahnung	-48	-39	56
keine minute	6	-4	-2
keine*	-4	5	-3
keiner	-14	10	1
kenn	51	-54	-44
kenne*	72	-58	-61
kerze*	-63	25	33
kerzen	-63	25	33
kette*	92	-29	-90
kinde*	63	-40	-36
kinder	48	-10	-39
kinderwagen	88	-57	-67
kindh*	57	-34	-50
kindheit	57	-34	-50
kino	-26	-5	30
klass*	-21	38	-35
klasse	-21	38	-35
klebt	-34	-7	40
klein*	39	8	-49
kleine	16	34	-54
kleiner	49	-25	-24
kleiner laden	39	-29	-12
klemm*	86	-24	-84
komme*	3	-6	3
kommen	3	-6	3
kommt	34	-30	-13
kompe*	-11	15	-9
kompetent	-15	20	-16
konnt*	29	28	-64
konnte	29	28	-64
konze*	-20	-32	25
koste*	-33	29	-4
kosten	43	-21	-24
kostenlos	18	-10	-9
kostet	-48	54	-39
krieg*	40	-47	-22
kuche	7	-5	-1
kuche*	-83	87	-42
kuhls*	-9	-5	15
kuhlschrank	-9	-5	15
kulan*	-66	-39	69
kunde	-46	-24	52
kunde*	-86	-24	99
kunden	-67	-24	72
kundendienst	-41	-31	55
kundi*	-4	-14	19
kurz	9	0	-10
lache*	5	-14	9
lacheln	5	-14	9
laden	31	-26	-5
laden*	-9	-19	28
ladenschluss	6	-25	17
lag	61	-43	-44
lager*	-71	33	40
lagernd	-79	41	41
lang	-62	75	-61
lange	-18	-13	30
langs*	35	-33	-8
lasse*	53	-39	-26
lassen	53	-39	-26
laufs*	-47	49	-13
laufschuhen	-47	49	-13
lauft	47	-27	-24
laut	-41	-9	47
laut internet	-22	-7	26
leber*	60	-30	-41
leer	-54	23	20
leere	-38	-19	48
leide*	21	-8	-26
leider	21	-8	-26
leider nur	38	-82	3
leist*	-9	-24	25
leistung	-9	-24	25
leute	-72	59	3
leute sind	-28	37	-20
lieb	-31	45	-26
liebe*	99	-35	-89
liebevoll	63	-14	-58
liebl*	18	-11	-9
lieblingsladen	18	-11	-9
liefe*	-14	7	4
liefertermin	-8	-12	20
liefertermin dreimal	-8	-12	20
lieferung	1	22	-36
lieferung war	-23	43	-49
liegt	-79	62	-18
liegt da	9	-14	3
luft	48	-31	-39
mache*	-10	-10	18
machen	-10	-10	18
macht	-89	19	57
madel*	-8	30	-36
madels	-8	30	-36
mal	-32	-16	47
man	6	12	-19
man alles	-33	-28	45
man behandelt	-45	47	-30
man mir	-31	-17	41
man nicht	-27	13	9
man sich	-29	34	-9
man wird	-58	-31	66
mann	-25	-13	34
mann in	-25	-39	31
markt	49	-43	-29
mecke*	40	-27	-14
meckern	40	-27	-14
mehr	17	-13	-5
mehr erwartet	-35	-11	41
mein	58	-12	-47
meine	38	-17	-21
meine mutter	16	-5	-11
meine oma	10	-7	-3
meine*	15	-19	3
meinem	40	-25	-28
meinen	-39	-21	52
meiner	25	-12	-13
meint*	-7	0	8
meinte	-7	0	8
meist*	-9	27	-37
meister	-9	27	-37
mensc*	-71	83	-55
messe*	47	-32	-16
messer	47	-32	-16
messer geschliffen	24	-16	-8
metzg*	30	-13	-17
mich	4	13	-16
mich nicht	-33	46	-19
min	6	-8	1
minim*	-62	-42	68
minus	32	-27	-21
minut*	1	-11	11
minute	21	-10	-11
minuten	-6	-12	18
mir	-15	19	-5
mir die	36	-11	-25
mir wurde	11	-5	-5
mit	18	-13	-5
mit dem	65	-48	-40
mit den	14	-10	-4
mit drei	-48	51	-14
mit einem	7	-4	-3
mit herz	30	-15	-15
mitar*	15	-13	-2
mitarbeiter	10	-15	5
mitge*	97	-69	-52
mitgenommen	38	-13	-25
mitta*	43	-10	-46
mittags	70	-46	-61
mittagspause	-18	23	-10
mocht*	-68	-18	71
mochte	-68	-18	71
model*	-18	26	-10
modell	17	-7	-9
moin	55	-35	-33
monat*	-5	-1	7
monta*	60	-60	-13
montag	8	-10	2
monte*	6	-5	-1
monteure	6	-5	-1
morge*	35	-20	-15
morgens	35	-20	-15
muffe*	-14	-7	21
muffelt	-14	-7	21
muss	-9	7	1
muss man	-31	4	24
musse*	14	-10	-4
mussen	14	-10	-4
musst*	29	-10	-26
musste	51	-44	-18
mutte*	16	-5	-11
mutter	16	-5	-11
mutter #	15	-2	-13
n	-33	45	-44
nach	9	-11	2
nach #	-11	-17	26
nach anleitung	42	-37	-35
nach dem	-27	24	-6
nach zwei	-30	-11	39
nachb*	-20	-30	34
nachm*	17	-14	-3
nachmittag	17	-14	-3
nachs*	17	-6	-10
nachsten	12	-6	-6
nachsten tag	12	-6	-6
nahma*	8	-5	-3
naht	13	-11	-2
nasse*	16	-24	8
natur*	-49	-37	57
naturlich	-49	-37	57
ne	63	-44	-48
neben	-96	46	25
neben*	13	-9	-4
nebenan	5	-11	6
ned	68	-41	-62
net	39	-33	-36
nett	30	-14	-17
nette	28	-17	-16
nette inhaberin	69	-67	-27
nette*	35	-11	-27
netter	51	-45	-36
nettes	20	-2	-21
nettes personal	-22	31	-13
nettes team	54	-29	-34
netz	37	-34	-21
neu	-31	41	-27
neue	50	-18	-32
neue bekommen	32	-11	-23
neun	1	-8	8
nicht	-14	-20	35
nicht mal	11	-15	3
nicht mehr	11	-18	1
nicht vom	-33	46	-19
nicht zu	-60	-48	76
nie	-27	-16	43
nie wieder	-35	-23	53
niede*	43	-18	-24
niederknien	43	-18	-24
nirge*	-5	-32	29
nirgends	-10	-37	33
nix	-68	68	-5
nix zu	44	-29	-17
no	56	-37	-26
noch	1	-15	14
noch am	-33	-4	36
noch da	-35	-3	39
noch der	-22	-9	31
noch nie	-34	-22	42
nochm*	22	-10	-12
not aber	32	-27	-12
not auf	47	-17	-33
not dabei	-16	-20	26
not dafur	65	-52	-23
not der	-6	31	-52
not die	4	5	-10
not ein	-24	46	-51
not ende	85	-32	-75
not mehr	47	-13	-34
not nicht	4	-16	8
not und	47	0	-54
notdi*	25	-8	-16
notdienst	25	-8	-16
null	27	-27	-1
null ahnung	42	-12	-33
null interesse	-13	-24	35
nur	-5	4	0
nur eine	-34	-13	46
nur empfehlen	22	-16	-7
nur leider	22	-8	-59
nur mit	51	-39	-35
ob	-28	-35	37
obwoh*	-31	-8	38
obwohl	-31	-8	38
offen	-19	-2	18
offen war	-9	-13	22
offen*	45	-42	-14
offenen	45	-42	-14
offnu*	-32	-6	37
offnungszeiten	-32	-6	37
ohne	-15	-16	29
ohne ende	85	-32	-75
ohne wenn	36	-33	-6
ok	-26	38	-14
okay	19	-2	-32
oktob*	-78	56	2
oma	16	-11	-6
onlin*	-28	4	19
online	-11	-7	18
onlineshop	-28	-42	39
orden*	66	-44	-55
ordentlich	55	-39	-50
ordnu*	1	19	-44
ordnung	1	19	-44
origi*	-32	-16	39
ort	-13	-10	22
oster*	-4	-8	12
packu*	-62	-38	69
packung	-62	-38	69
paket	-41	-7	46
palet*	46	-14	-42
pampi*	-62	-12	67
pampig	-62	-12	67
parke*	55	-32	-38
parken	61	-36	-46
parken ist	59	-38	-55
parkp*	40	-18	-23
parkplatze	23	-13	-9
parkplatze direkt	10	-8	-2
passe*	-27	-40	40
passen	-27	-40	40
passt	73	-41	-47
passt wackelt	48	-31	-39
passt*	16	-5	-12
passte	16	-5	-12
perfe*	16	-11	-5
perso*	-14	18	-7
personal	-14	18	-7
pfann*	-24	-6	29
pflan*	-10	31	-30
pflanzen	-10	31	-30
porte*	49	-25	-39
portemonnaie	49	-25	-39
preis	-23	-41	48
preis leistung	35	-17	-21
preis*	-11	29	-23
preise	-55	55	-11
preisen	2	19	-36
preislich	77	-56	-58
preiswert	58	-46	-13
probl*	72	-15	-64
problem	73	-15	-70
prosp*	-16	-10	26
prospekt	-16	-10	26
punkt*	-43	-12	52
punktlich	12	-9	-3
quali*	21	-18	-5
qualitat	21	-18	-5
ramsc*	-59	-35	62
raus	12	-4	-8
regal	-21	37	-24
regal*	-37	-21	50
regale	-37	-21	50
regen	40	-59	11
reife*	19	-17	0
reifen	22	-23	1
rein	-8	-42	31
reiss*	-9	10	-2
reissverschluss	4	-9	6
rekla*	7	-12	5
reklamation	10	-10	0
reser*	50	-32	-36
reserviert	50	-32	-36
respe*	-21	-24	29
respekt	-21	-24	29
richt*	20	-7	-12
richtige	8	-7	-1
riesi*	16	-3	-12
riesig	17	-7	-10
riesige	10	4	-14
riesige auswahl	-1	13	-13
riss	-47	-1	48
rolls*	70	-49	-54
rollstuhl	70	-49	-54
rucks*	-20	-12	30
rucksack	-23	-11	31
ruckz*	28	-14	-13
ruckzuck	28	-14	-13
ruhe	20	-6	-14
ruhe erklart	20	-6	-14
rum	-50	18	23
s	46	-10	-41
s aber	38	-36	-2
sache	67	-11	-64
sache*	-44	47	-19
sachen	-44	47	-19
sagt	47	-25	-33
samst*	-16	33	-20
samstag	-33	42	-17
samstags	12	11	-27
samstags bis	41	-34	-8
san	-48	52	-46
sass	5	-4	-2
saube*	24	-16	-7
sauber	23	-16	-7
sauberer	21	-17	-3
schac*	9	-14	6
schachtel	9	-14	6
schal*	-3	-21	23
schalter	-15	-23	35
schau*	-16	-35	41
schaufenster	-67	-40	79
schei*	24	-22	-4
scher*	-45	-18	51
scherben	-45	-18	51
schic*	-39	-12	46
schicken	-44	-8	47
schil*	-23	-5	27
schild	-23	-5	27
schim*	-19	-10	28
schla*	-42	-10	46
schlange	-55	-10	51
schlange bis	-52	28	8
schle*	32	8	-46
schlecht	72	-25	-67
schlechter	-74	46	18
schlu*	25	31	-66
schme*	12	5	-17
schmeckt	32	-17	-15
schna*	73	-39	-52
schne*	16	-15	-1
schnell	26	-18	-8
schnelle	30	-22	-8
scho	-73	14	38
schon	-54	32	23
schon*	-25	-6	29
schone	-33	27	0
schra*	-42	0	42
schrank	-56	58	-25
schrauben	-38	-36	51
schuh*	-33	8	22
schuhe	-26	28	-3
schul*	-3	-30	25
schuld	7	-39	19
sechs	-56	-24	67
seh	-32	-16	36
seh ich	-32	-16	36
sehr	13	-28	14
sehr gut	22	-17	-5
sehr gute	42	-37	-5
sehr nettes	52	-29	-38
sehte*	-26	-12	32
sehtest	-26	-12	32
sein	18	13	-30
seit	-1	-15	17
seit #	-43	-15	50
seit der	25	-5	-19
seit januar	-6	-10	16
seitd*	-12	-14	23
seitdem	-12	-14	23
selbe*	-35	26	7
selben	24	-14	-9
selber	-49	36	13
selbs*	-19	-13	30
selbst	-19	-13	30
semme*	-4	-7	-2
semmeln	-4	-7	-2
servi*	-63	35	32
sich	-3	10	-8
sich mit	24	-14	-11
sich um	-11	-2	13
sich viel	17	-9	-8
sie	-35	28	7
sie doch	30	-58	-6
siebe*	-53	55	-20
sieben	-53	55	-20
sieht	40	-18	-34
sieht aus	-12	-5	17
sind	-23	41	-25
sind einfach	33	-23	-13
so	22	-4	-18
so muss	36	-24	-13
so viel	-21	-11	31
sofor*	51	-15	-42
sofort	51	-15	-42
sogar	19	-9	-10
sohn	7	-3	-3
soll	10	-14	4
soll ich	-9	-14	23
sonnt*	83	-52	-47
sonst	23	0	-30
sonst nirgends	40	-30	-14
sorte*	73	-48	-59
sorten	73	-48	-59
sorti*	-22	41	-38
sortiert	29	-16	-15
sortiment	-32	49	-46
sowas	54	-12	-47
spart	-90	89	-66
spass	2	-61	39
spate*	-1	-5	5
spater	-1	-5	5
spiel*	-38	-15	44
spitz*	30	-18	-13
spitze	30	-18	-13
sprun*	58	-36	-40
sprung	58	-36	-40
stand	-38	-14	52
stand vor	-3	-4	8
statt	14	-25	2
staub*	40	-7	-36
stehe*	-49	-17	57
stehen	-49	-17	57
steht	-51	-41	74
stell*	55	-34	-41
stern*	-52	-20	66
sterne	-52	-20	66
sterne sein	36	-11	-26
stimm*	2	-13	10
stimmen	-46	-4	49
stimmt	41	-18	-24
stink*	-14	-9	23
stinkt	-14	-9	23
stoff	12	-20	7
stoff*	15	-21	6
stoffe	38	-23	-13
storn*	-24	-14	37
storniert	-24	-14	37
storniert ohne	-37	-24	50
stras*	16	-8	-8
strasse	16	-8	-8
stuck	-73	55	-4
stund*	-10	-3	13
stunden	-18	-1	21
sturz*	-12	-25	35
sturzt	-12	-25	35
super	-41	21	18
super*	32	-5	-28
sympa*	29	-18	-10
sympathischer	29	-18	-10
tag	28	-11	-16
tage	52	-8	-50
tagen	-21	-9	29
team	60	-23	-43
telef*	-66	-38	72
telefon	-24	-12	29
termi*	-29	19	5
termin	-57	40	-1
termine	7	-24	13
termine drei	-29	-9	35
teuer	-47	-7	43
teure*	19	-12	-7
tisch	-10	-28	35
toll	58	-48	-40
tolle	-18	3	12
tolle beratung	9	-7	-1
top	-22	51	-52
total	32	23	-73
traum	42	-29	-19
trink*	59	-27	-45
trinkgeld	59	-27	-45
trotz	64	-46	-54
trotz*	24	-45	18
trotzdem	24	-45	18
trotzdem freundlich	43	-28	-16
tur	46	-17	-30
tur und	54	-23	-49
tuts	-31	37	-25
uber	-37	32	-9
uber die	56	-60	-30
ubera*	-12	-12	24
uberall	-12	-12	24
uberf*	15	-7	-9
uberl*	34	-16	-17
uberr*	41	-29	-16
ubers*	-22	-20	36
ubersichtlich	33	-21	-13
ubert*	-26	-12	39
uhr	1	-16	16
um	-26	-15	39
um #	12	-11	0
um halb	-52	-31	61
um neun	1	-8	8
umkle*	-23	-11	35
umkleiden	-13	-11	25
umtau*	0	-24	22
umtausch	26	-25	-1
umtausch ohne	27	-24	-4
und	21	-18	-3
und a	-4	19	-18
und aber	36	-33	-6
und alles	18	-13	-5
und am	18	-9	-10
und bekam	-26	-26	38
und dann	-39	-5	44
und das	17	-9	-9
und der	8	-11	3
und die	26	2	-32
und ein	25	-15	-10
und fur	-69	-5	43
und gut	42	-30	-12
und haben	12	-10	-1
und hat	48	-28	-34
und ich	-2	-9	11
und immer	-5	-6	12
und mir	17	-7	-10
und mit	61	-50	-51
und sehr	20	-14	-5
und sind	12	-9	-2
und so	73	-19	-69
und trotzdem	0	-42	29
und was	35	-31	-5
und wenn	26	-12	-14
undic*	50	-6	-47
undicht	50	-6	-47
unfre*	-50	-14	61
uns	56	-11	-48
unsch*	35	-29	-7
unschlagbar	35	-29	-7
unser	43	-19	-32
unser*	69	-31	-57
unter*	-10	-6	15
unver*	-52	-14	57
unverschamtheit	-52	-14	57
urlau*	-52	-28	65
urlaub	-38	-19	45
verar*	-24	35	-18
verarbeitet	-24	35	-18
verfu*	-78	-63	80
verge*	34	-47	5
verka*	-33	5	25
verkaufer	-8	-18	23
verkauferin	-60	35	12
verkauferin hat	10	-8	-2
verkauft	2	-16	13
verla*	-30	-22	40
verlangt	-30	-22	40
verli*	48	-26	-23
verpa*	44	-15	-29
verpackt	44	-15	-29
versc*	11	-8	-2
verschlossener	-2	-3	5
verschlossener tur	-2	-3	5
verschoben	-8	-12	20
versp*	-19	-8	26
versprochen	-19	-8	26
verst*	29	-7	-21
vertr*	-46	-16	54
vertrostet	-46	-16	54
verwe*	-9	-13	22
verweigert	-9	-13	22
viel	-11	-10	22
viel zeit	17	-9	-8
vielf*	26	-13	-12
vielfalt	26	-13	-12
vier	-35	-10	42
vier wochen	-44	-20	50
voll	26	-23	-3
volli*	8	-5	-3
vollig	8	-5	-3
vom	10	-29	14
vom feinsten	33	-19	-14
vom hocker	-33	46	-19
von	9	-9	-1
von der	32	-16	-16
vor	1	-17	17
vor der	2	-24	15
vor ladenschluss	6	-25	17
vor ort	-13	-10	22
vor verschlossener	-2	-3	5
vorbe*	74	-41	-48
vorbei	40	-24	-20
vorhe*	20	-6	-14
vorher	20	-6	-14
vormi*	-24	-8	32
vormittag	-26	-10	34
vorra*	17	-10	-6
vorratig	17	-10	-6
wacke*	28	-26	-12
wackelt	28	-26	-12
wackelt und	48	-31	-39
wahns*	12	-8	-2
wahnsinn	12	-8	-2
wahre*	-10	-15	24
wahrend	-10	-15	24
wahrend ich	-10	-15	24
wande*	10	-4	-7
wann	-32	53	-46
war	-32	16	15
war da	-35	-10	38
war fur	-32	-8	39
war gut	-71	83	-70
war schon	-57	-8	58
ware	20	-47	6
waren	-46	28	15
warte*	-22	36	-19
warteschleife	-11	-6	17
wartet	-39	46	-30
wartezeit	-12	28	-28
warum	68	-65	-30
was	-26	11	12
was ich	-45	54	-20
was man	40	-31	-9
was will	-38	47	-36
wasch*	-5	31	-40
wasse*	-9	-33	28
wasserdicht	-37	-34	49
weg	-19	-12	32
wegen	-57	22	30
weil	12	-17	5
weil ich	-31	-7	35
weiss	72	-24	-53
weite*	28	-27	-6
weiter	28	-27	-6
welch*	3	-23	11
welk	-56	-14	59
wenig	47	-62	3
wenig*	-60	63	-36
weniger	-60	63	-36
wenn	25	-23	-1
wenn man	23	-14	-12
wenn und	36	-33	-6
wenns	72	-26	-61
wer	-39	-33	53
werde*	33	-13	-41
werden	33	-13	-41
wert	9	-22	13
wia	-17	47	-76
wie	5	7	-12
wie ein	-1	-8	9
wie eine	-13	20	-16
wie fruher	10	-5	-4
wie ich	30	-13	-17
wie im	17	-9	-8
wie neu	18	-12	-6
wiede*	21	0	-21
wieder	21	0	-21
wieder gerne	11	-5	-6
wieder mitgenommen	6	-5	-1
wies	55	-23	-41
will	-34	31	4
will man	-1	-29	19
winte*	48	-26	-41
wir	32	-22	-16
wird	-21	-15	32
wird man	-30	23	-3
wirkl*	11	38	-61
wirklich	11	38	-61
wisse*	-79	55	27
wissen	-79	55	27
wo	17	-11	-16
wo ich	-32	-22	38
woche*	-49	15	34
wochen	-49	15	34
wohl	-9	-2	11
wolle*	-15	39	-37
wollen	-15	39	-37
wollt*	12	-22	7
wollte	11	-22	8
worde*	-11	8	2
worden	-11	8	2
worte	8	-6	-2
wovon	18	-16	-2
wunde*	46	-23	-22
wunderschon	45	-14	-32
wurde	-27	9	17
wurde ich	-70	-9	75
wusst*	-48	37	6
wusste	-48	37	6
zack	59	-38	-44
zack zack	67	-51	-55
zehn	13	-9	-4
zehn vor	-27	-12	39
zeit	-14	27	-32
zeit fur	25	-11	-14
zeit genommen	6	-5	-1
zeitu*	-77	-29	78
zeug	-9	15	-8
zu	-20	-25	41
zu meckern	44	-29	-17
zufri*	-3	-20	19
zuges*	26	-40	-9
zum	-31	-30	49
zum niederknien	43	-18	-24
zur	9	-17	7
zuruc*	-18	-15	29
zuruck	-54	-19	65
zuruckgeben	-61	39	-2
zusta*	-28	51	-47
zustandig	-28	51	-47
zuvor*	24	-17	-7
zwanz*	0	-6	6
zwanzig	0	-6	6
zwanzig minuten	0	-6	6
zwei	22	-8	-16
zwei wochen	-6	-6	12
zweim*	-60	-17	63
zweimal	-60	-17	63
zweit*	-44	57	-30
zwisc*	72	-22	-64
zwischen	72	-22	-64
zwolf	-15	14	-1
zwolf euro	-18	22	-9
👍	17	-10	-6
👏	14	-8	-5
👏 👏	14	-8	-5
😍	9	-5	-4`;
