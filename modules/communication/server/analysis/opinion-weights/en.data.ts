// Written by tools/review-analysis/train-opinions.ts.
export const en = `#	18	-6	-11
# #	11	-9	-4
# am	29	-10	-18
# and	22	-10	-13
# for	-11	23	-13
# miles	-8	-3	11
# mins	19	-17	-4
# minutes	-56	-4	58
# months	-19	-4	23
# of	-46	33	-9
# on	10	-14	4
# p	57	-37	-47
# people	-16	-5	21
# pm	25	-14	-15
# so	-19	-13	31
# th	-17	-5	22
# to	-8	-7	15
# weeks	-58	-8	63
# year	-35	-14	41
^ #	-9	-26	32
^ a	-13	-38	38
^ absolutely	0	-8	9
^ always	-1	-10	11
^ and	42	-21	-24
^ app	-25	-5	30
^ are	-16	11	1
^ as	47	-13	-35
^ asked	-20	-10	28
^ average	-36	50	-20
^ been	38	-18	-21
^ being	-15	43	-46
^ best	-3	-26	27
^ big	51	-32	-20
^ bit	73	-68	-8
^ bless	25	-18	-7
^ boots	8	-6	-2
^ bought	43	-15	-30
^ box	14	-22	7
^ bravo	-53	-11	56
^ braw	13	-8	-6
^ bread	-17	41	-44
^ brilliant	23	-21	-9
^ but	-60	74	-39
^ came	16	-17	2
^ can	30	-20	-10
^ cheap	-34	48	-42
^ cheese	-1	48	-69
^ clean	8	-6	-2
^ click	26	-13	-13
^ collect	5	-19	12
^ couldn	6	-7	2
^ cracking	20	-15	-4
^ decent	43	-15	-34
^ do	-65	68	-17
^ does	15	2	-39
^ don	-18	-71	41
^ driver	-26	-9	32
^ dropped	3	-18	10
^ drove	-24	-7	29
^ easy	19	-14	-5
^ everything	27	-46	11
^ excellent	-9	26	-36
^ fab	57	-51	-22
^ fantastic	-14	-13	22
^ fast	29	-21	-8
^ felt	-73	60	-1
^ first	31	-21	-13
^ five	-51	-46	68
^ fridge	47	-20	-35
^ friendly	-2	13	-13
^ gave	-23	-5	28
^ gift	27	-22	-5
^ good	43	-30	-15
^ google	-4	-1	5
^ got	3	-33	29
^ great	-18	29	-16
^ guess	-38	-11	44
^ had	48	-22	-27
^ half	-26	-18	43
^ he	-15	51	-59
^ honest	5	-4	-1
^ how	32	17	-64
^ huge	45	-27	-27
^ i	28	-16	-11
^ if	-2	-53	38
^ in	-13	-23	30
^ is	-53	62	-51
^ it	-34	33	-3
^ just	-6	-97	33
^ knowledgeable	53	-48	-38
^ left	-71	-50	75
^ loads	3	13	-23
^ love	-20	-22	31
^ lovely	13	19	-39
^ mixed	-63	73	-32
^ mouse	-56	-13	60
^ mum	8	-3	-4
^ my	44	-18	-26
^ never	38	-26	-16
^ nice	-58	36	4
^ no	1	11	-18
^ nobody	26	-10	-19
^ not	16	-31	15
^ nothing	-51	12	23
^ now	-68	23	33
^ oh	-18	-6	23
^ ok	14	-27	3
^ one	-74	35	31
^ only	5	10	-14
^ open	26	-17	-9
^ order	45	-64	5
^ ordered	-23	-7	29
^ paid	-29	-25	45
^ popped	43	-8	-38
^ prescription	-24	-12	34
^ prices	7	-34	26
^ proper	32	-18	-13
^ same	-26	-9	33
^ she	-49	-20	57
^ shop	-24	-13	38
^ so	8	-7	-1
^ sofa	7	-8	1
^ sold	-35	-12	45
^ solid	45	-24	-23
^ some	-63	71	-54
^ sorted	32	-11	-22
^ spotless	34	-22	-11
^ staff	-3	23	-27
^ still	-66	-35	74
^ stood	-48	-39	59
^ strap	13	-3	-10
^ talked	55	-23	-45
^ tea	66	-18	-55
^ thank	9	-7	-1
^ that	-53	27	21
^ thats	48	-40	-24
^ the	8	-1	-8
^ their	43	-34	-37
^ then	-25	-2	28
^ there	25	-26	-8
^ they	-3	-13	16
^ third	-23	-4	27
^ thirty	-11	-10	22
^ three	10	-2	-7
^ tidy	22	-17	-3
^ told	52	-13	-42
^ took	-12	-8	20
^ treasure	-3	38	-62
^ tried	-9	-4	12
^ turned	-7	-2	9
^ two	6	-13	7
^ used	-82	-4	69
^ very	-47	49	-14
^ waited	-12	-4	16
^ walked	13	-4	-9
^ was	-24	-3	28
^ we	-16	-6	21
^ website	-49	-28	60
^ well	-49	-13	59
^ went	-27	29	-6
^ what	33	-19	-14
^ when	-25	-6	30
^ where	-15	-8	23
^ worth	51	-29	-26
^ would	37	-41	-23
^ wouldn	-33	38	-11
^ wrong	-47	52	-48
^ y	16	-8	-7
^ yes	71	-49	-65
^ you	-6	9	-12
^ zip	11	-10	-2
^ 👍	16	-9	-6
a	4	3	-7
a #	9	-11	0
a battery	21	-22	-2
a bike	-33	42	-44
a bit	7	7	-21
a coffee	5	-9	4
a darling	-31	37	-19
a different	-32	36	-15
a fortnight	22	-23	-1
a good	12	-14	2
a japanese	17	-7	-11
a joke	57	-10	-53
a kayak	-7	29	-74
a laugh	-1	-8	9
a little	45	-16	-31
a lot	18	-18	-1
a mile	2	-11	9
a minute	60	-27	-45
a new	20	-16	-4
a penny	19	-13	-6
a photo	50	-15	-40
a pleasure	21	-14	-6
a proper	48	-13	-40
a quick	-24	40	-25
a saturday	13	6	-18
a second	1	-18	16
a shop	68	-40	-57
a small	-17	46	-38
a smell	-38	-5	42
a smile	-48	49	-6
a sunday	44	-22	-23
a thing	43	-34	-37
a week	-39	40	-33
about	5	1	-7
about #	21	-9	-12
about a	41	-31	-30
about it	64	-9	-61
about running	-41	-22	47
about the	-7	-6	9
absol*	-5	-9	14
absolutely	0	-8	9
acces*	-34	30	-9
access	-34	30	-9
actua*	17	-16	-2
actually	17	-16	-2
advic*	16	-10	-6
advice	16	-10	-6
after	-5	-23	27
after #	14	-9	-6
after a	32	-11	-21
after one	-21	31	-16
after the	30	-28	-4
after two	-26	-4	29
after*	-29	27	1
afternoon	20	-16	-4
afterwards	-51	47	7
again	-68	-5	64
ages	0	-32	20
ago	-8	-7	14
aisle*	34	-17	-20
aisles	34	-17	-20
alive	-36	-24	42
all	4	-10	6
all of	34	-17	-22
all the	-13	-53	50
all this	16	-8	-7
also	-70	89	-78
alway*	22	-18	-4
always	22	-18	-4
always a	36	-21	-16
am	25	-7	-17
amazi*	-73	78	-57
amazing	-73	78	-57
an	27	-4	-24
an afternoon	20	-16	-4
an hour	16	-5	-10
an old	12	-3	-8
and	20	-8	-12
and #	-11	-4	15
and a	17	6	-25
and all	44	-17	-27
and always	16	-14	-2
and came	36	-22	-24
and collect	5	-4	-1
and found	47	-19	-33
and got	-48	50	-12
and he	29	-21	-23
and i	4	14	-26
and it	31	-26	-5
and kept	-3	-2	5
and knew	-49	51	-7
and left	34	-14	-20
and lovely	40	-36	-4
and my	50	-9	-45
and never	9	-3	-6
and nobody	3	9	-13
and not	25	-24	-10
and now	65	-60	-38
and on	62	-61	-11
and out	18	-9	-8
and sent	55	-16	-44
and still	44	-13	-37
and the	8	-14	6
and then	14	-15	1
and there	29	-25	-4
and they	6	11	-18
and this	34	-16	-19
and was	-2	33	-38
and when	-13	-9	22
and with	32	-17	-17
and you	43	-23	-28
anoth*	-5	-8	12
another	-5	-8	12
answe*	-36	-12	46
answer	-47	-16	57
answers	-7	-5	13
any	-2	28	-37
anyon*	-82	83	-58
anyone	-82	83	-58
anyone know	-82	83	-58
anyth*	-28	55	-58
anything	-28	55	-58
anywh*	7	19	-41
anywhere	7	19	-41
apart	28	-62	17
app	-50	8	36
app keeps	-21	-6	27
app logs	-22	-5	27
appar*	19	-9	-15
apparently	19	-9	-15
are	5	-3	-3
are great	-29	53	-45
are still	51	-41	-11
aroun*	-3	12	-9
around	-3	12	-9
arriv*	-20	-9	29
arrived	-24	-8	33
arrived in	-51	-6	56
as	22	-14	-11
as a	31	-11	-20
asked	-16	-7	23
asked about	-41	-18	45
askin*	-15	-18	33
asking	-15	-18	33
assis*	-35	-34	51
assistants	-50	-52	62
at #	-3	-6	9
at all	19	-21	-1
at half	-3	-7	10
at my	-34	-14	44
at the	-12	-18	30
ate	14	-18	4
attit*	-58	15	36
attitude	-58	15	36
avera*	-36	50	-20
average	-36	50	-20
average shop	-33	39	-13
avoid	-53	-28	57
away	3	-7	4
baby	5	-1	-3
back	31	-7	-25
back and	-27	-9	34
back in	65	-13	-62
bad	-56	74	-80
bag	-17	-73	72
bags	15	-9	-6
bags of	3	-7	4
bank	-88	98	-58
bank holiday	-65	68	-17
bare	-12	-20	31
barga*	29	-18	-10
bargains	33	-24	-9
basic*	-58	-39	66
basically	-58	-39	66
batte*	13	-5	-9
batteries	4	11	-16
battery	20	-17	-3
be	-25	-17	42
be back	4	-20	15
be in	-69	-26	72
be more	29	-7	-21
beaut*	62	-23	-50
beautifully	17	-9	-7
becau*	10	1	-13
because	10	1	-13
because my	9	-10	-5
because the	-6	-14	17
because there	-31	33	-19
been	22	-6	-15
been coming	16	-12	-5
been through	0	-17	17
befor*	63	-6	-61
before	63	-6	-61
before i	63	-14	-59
behin*	26	-31	5
behind	26	-31	5
behind the	28	-31	2
being	5	34	-47
belie*	-6	-3	9
believe	-6	-3	9
best	25	-25	0
best day	-42	-14	45
best shop	28	-24	-4
bette*	12	-16	5
better	12	-16	5
better than	24	-12	-12
betwe*	31	-10	-22
between	31	-10	-22
big	7	-24	12
bike	-3	19	-25
bike shop	-33	42	-44
bikes	-27	43	-52
birth*	38	-12	-26
birthday	38	-12	-26
bit	26	-19	-9
bit of	-42	21	14
bits	52	-24	-28
blame*	-9	-7	15
blank	0	-16	12
bless	54	-29	-36
bless her	25	-18	-7
blind	-12	-18	28
bloke	-23	-7	30
bloke followed	-23	-7	30
bobbl*	-21	31	-16
bobbled	-21	31	-16
bobbled after	-21	31	-16
books	50	-44	-34
boots	-33	36	-11
bough*	43	-15	-29
bought	43	-15	-29
bought a	36	-17	-24
bow	32	-17	-17
box	-1	-19	19
boxes	-59	52	-32
branc*	50	-18	-37
branches	25	-18	-7
brand	25	-19	-12
brand*	-11	34	-33
brands	-11	34	-33
bravo	-53	-11	56
braw	13	-8	-6
braw wee	13	-8	-6
bread	9	3	-21
bread is	-7	30	-48
brigh*	-17	32	-34
bright	-17	32	-34
brill*	-20	23	-9
brilliant	-20	23	-9
bring	64	-46	-51
brogu*	40	-20	-24
brogues	40	-20	-24
broke	-6	-7	13
budge*	-15	40	-37
bulb	20	-14	-5
bunch	41	-38	-5
bus	8	-7	-1
busin*	53	-36	-44
business	53	-36	-44
but	13	-1	-13
but #	-44	83	-79
but she	45	-41	-7
but the	12	11	-34
but they	2	21	-36
but this	56	-54	-35
but you	3	4	-12
butch*	10	-9	-1
butto*	82	-52	-73
buy	-55	6	33
buyin*	-60	54	-23
buying	-60	54	-23
buying the	-8	-16	23
by	34	15	-51
by a	27	-23	-5
by nine	13	-17	2
by the	70	-15	-61
cafe	-16	-17	30
cakes	-10	28	-32
came	4	4	-9
came back	29	-21	-14
came in	33	-17	-19
came off	-62	-11	64
came out	-17	43	-65
can	8	-10	2
can i	10	-9	-1
can order	-5	-2	7
can t	20	-13	-8
cance*	-43	-15	49
cancelled	-43	-15	49
cancelled my	-3	-4	7
candl*	29	-23	-6
candle	35	-25	-14
candles	14	-20	7
car	-12	-12	25
car park	-23	-6	28
car seat	-33	-7	39
card	-10	-1	12
care	-65	1	47
carpe*	-70	-38	76
carry	7	-13	7
centr*	-14	33	-28
centre	-36	46	-27
chang*	2	-25	20
changing	-17	-27	33
chap	-15	30	-26
charg*	30	-11	-20
chat	74	-47	-69
chatt*	20	-37	9
chatted	-15	-5	21
chatted about	-15	-5	21
cheap	-19	69	-74
cheap and	-29	43	-48
cheap*	-6	23	-38
cheaper	35	-18	-18
cheaper than	35	-18	-18
cheapest	-28	39	-48
check	50	-27	-36
cheer*	12	8	-29
cheerful	-24	37	-32
chees*	10	36	-63
cheese	10	36	-63
chemi*	17	-14	-3
chemist	17	-14	-3
chipp*	23	-17	-17
chipped	23	-17	-17
choic*	-29	36	-14
choice	-29	36	-14
choice of	-27	41	-31
choos*	13	-12	0
choose	13	-12	0
chris*	78	-23	-69
christmas	78	-23	-69
class	-28	38	-26
clean	-42	48	-13
clean*	32	-19	-14
clear*	-16	31	-24
clearly	-16	31	-24
click	-17	-21	32
click and	5	-4	-1
click collect	14	-14	-1
close*	-43	-10	50
closed	-15	-3	18
closes	-55	-18	59
cloth*	20	-10	-13
clothes	20	-10	-13
coffe*	-14	24	-15
coffee	-14	24	-15
coffee next	11	-10	-2
colle*	-17	-16	33
collect	-18	-18	34
collect worked	25	-13	-13
colou*	17	-11	-9
colour	17	-11	-9
come	-13	-6	19
come on	-25	-4	29
comin*	-18	-9	28
coming	-18	-9	28
compl*	-20	13	7
complaints	-14	26	-20
compo*	-27	-35	53
compost	-27	-35	53
conta*	-5	-7	12
contact	-5	-7	12
corne*	-86	25	48
corner	-86	25	48
cost	-56	66	-45
could	-35	37	-8
could find	-64	50	-34
could tell	-53	59	-22
could*	-25	3	22
couldn	-14	10	3
couldn t	-14	10	3
count*	17	-27	7
counter	22	-34	6
county	-5	-6	11
coupl*	61	-40	-39
couple	61	-40	-39
cover*	-7	-23	25
coz	3	-35	23
crack*	20	-15	-4
cracking	20	-15	-4
cream	-83	32	50
crown	22	-11	-10
crown jewels	22	-11	-10
custo*	-26	-42	47
customer	-26	-42	47
d	10	-7	-3
d been	48	-15	-38
d hoped	57	-46	-15
dad	-3	-8	10
damp	17	-11	-5
dark	28	-34	-8
darli*	-31	37	-19
darling	-31	37	-19
daugh*	29	-7	-24
daughter	29	-7	-24
daughter s	42	-9	-36
day	13	-11	-2
day and	3	-7	4
days	10	-4	-6
dead	1	21	-36
deale*	18	-10	-8
dealer	18	-10	-8
decen*	43	-15	-34
decent	43	-15	-34
deliv*	-16	13	1
delivered	18	-22	-1
delivery	-27	41	-21
desk	-25	22	0
did	8	8	-20
didn	1	-9	6
didn t	1	-9	6
didnt	49	-24	-27
didnt have	49	-24	-27
diffe*	-11	14	-5
different	-26	21	7
dinne*	-27	49	-35
dinner	-27	49	-35
do	-2	8	-10
do you	-33	40	-9
does	42	-17	-35
does that	59	-23	-50
does what	46	-40	-40
doesn	28	-24	-6
doesn t	28	-24	-6
dog	50	-20	-34
don	-56	26	21
don t	-56	26	21
done	64	-46	-43
door	-19	-7	25
doors	8	-5	-3
doubl*	26	-10	-17
double	26	-10	-17
down	-3	-23	24
down the	37	-34	-24
drill	12	-17	4
drive*	-24	-8	32
driver	-26	-9	32
drop	-45	64	-64
dropp*	-11	-13	23
dropped	6	-14	7
drove	-31	-6	36
drove #	-22	-4	25
dry	18	-24	5
dust	-54	56	-32
dusty	46	-49	-21
each	11	-24	10
early	1	-12	12
earth	-21	9	10
easy	2	18	-26
easy to	21	-14	-6
eithe*	7	-17	9
either	7	-17	9
eleve*	51	-6	-47
eleven	51	-6	-47
else	42	-5	-39
elsew*	-30	34	-33
elsewhere	-30	34	-33
em	12	21	-52
email	-6	-4	11
email*	-16	-5	21
emails	-21	-5	27
empty	-71	29	48
empty handed	28	-11	-19
end	-1	-14	16
enoug*	-64	46	8
enough	-64	46	8
enough but	-46	68	-58
enough of	-60	71	-52
entir*	11	-13	-3
entire	11	-16	-2
even	16	-16	1
even for	25	-15	-10
eveni*	65	-35	-41
evening	65	-35	-41
ever	11	-12	1
every	27	-21	-5
every single	-10	-10	20
every time	17	-13	-4
every*	14	-53	33
everyone	25	-19	-7
everything	-19	-41	45
everywhere	54	-59	7
exact*	-26	38	-29
exactly	-26	38	-29
exactly what	16	-11	-5
excel*	-2	20	-28
excellent	-2	20	-28
excha*	40	-26	-26
exchange	16	-24	-3
exist	50	-26	-36
expec*	-44	10	20
expen*	49	-50	-8
expensive	49	-50	-8
exper*	-12	-11	23
experience	-12	-11	23
expla*	19	7	-27
explain	-48	52	-23
explained	40	-11	-30
explaining	53	-33	-36
eye	-12	16	-7
eye test	23	-28	2
eyes	-16	-6	22
fab	57	-51	-22
fabri*	51	-33	-45
fabric	51	-33	-45
fair	21	-15	-6
fanta*	-49	-42	62
fantastic	-14	-13	22
fast	29	-21	-8
fathe*	10	-2	-8
father	10	-2	-8
fault	27	-17	-10
fault it	34	-21	-13
fault*	12	-14	-3
faulty	12	-14	-3
faulty kettle	34	-18	-25
feath*	35	-15	-21
feather	35	-15	-21
feeli*	2	24	-34
feet	8	-7	0
fell	-2	-26	20
fella	18	-13	-6
felt	-54	48	-5
final*	19	49	-73
finally	19	49	-73
find	-26	27	-8
find it	-65	54	-33
find the	-4	-17	16
findi*	58	-31	-38
finis*	1	-8	8
finish	1	-8	8
first	36	-17	-20
first time	62	-35	-41
fish	-2	26	-45
fit	4	-5	1
fitte*	3	13	-18
fitted	27	-7	-19
fitted it	9	-15	6
fitti*	-5	5	-4
fitting	6	-23	15
fitting room	-41	-14	51
fitting rooms	44	-32	-24
five	-40	-8	40
five minutes	-39	-19	45
five stars	-51	-46	68
fligh*	16	-12	-4
flights	16	-12	-4
floor	-11	6	4
flowe*	27	-14	-13
flowers	27	-14	-13
follo*	-23	-7	30
followed	-23	-7	30
food	-95	61	25
for	-6	7	-1
for #	11	-9	-4
for a	-14	13	0
for batteries	4	11	-16
for eye	-32	33	-7
for free	23	-6	-17
for half	13	-11	-3
for it	47	-16	-62
for lunch	-19	-19	38
for me	12	-7	-5
for miles	42	-38	-13
for my	47	-22	-27
for one	30	-17	-14
for the	-14	1	12
for three	34	-38	-2
for touching	-45	35	-1
for what	-32	5	25
fortn*	22	-23	-1
fortnight	22	-23	-1
forty	-65	44	7
forty minutes	-63	57	-3
found	39	-25	-13
found it	26	-22	-3
four	-22	-41	45
frame*	38	-18	-20
frames	38	-18	-20
free	-30	32	-3
free and	29	-14	-15
fresh	-35	45	-27
frida*	23	-11	-15
friday	23	-11	-15
fridg*	47	-20	-35
fridge	47	-20	-35
frien*	22	-15	-7
friendly	20	-13	-7
friendly bunch	41	-38	-5
from	32	-18	-14
from a	68	-16	-57
from here	-23	-7	27
from start	1	-8	8
from the	28	-36	6
from their	-32	-6	37
front	11	-13	2
front of	-15	-3	18
full	-15	-14	29
fuss	49	-16	-43
garde*	29	26	-60
garden	29	26	-60
garden centre	-36	46	-27
gave	3	-30	18
gave me	33	-3	-29
gave up	-23	-5	28
gentl*	61	-46	-25
get	24	-28	4
get out	58	-49	-40
get there	9	-14	4
getti*	-9	26	-30
getting	-9	26	-30
gift	12	-11	0
girl	45	-24	-21
girl at	-4	-2	6
girl rang	65	-29	-49
girls	-26	25	-4
give	50	-45	-31
glass	27	-67	24
glass*	2	-7	4
glasses	2	-7	4
go	39	-29	-15
go to	-8	-6	13
god	58	-36	-42
going	-18	-8	24
gone	10	-35	21
gone home	-1	-3	5
good	10	14	-26
good honest	28	-24	-4
good range	-22	28	-13
googl*	-4	-1	5
google	-4	-1	5
google says	-5	-1	6
gorge*	41	-22	-40
gorgeous	41	-22	-40
got	12	-2	-11
got a	-25	18	5
got it	57	-48	-23
got the	-43	32	-1
got there	-39	46	-38
got told	-7	-1	7
great	-19	39	-23
great but	-11	24	-31
great little	26	-20	-6
green*	13	-19	0
greenhouse	13	-19	0
grump*	-20	50	-52
grumpy	-20	50	-52
guara*	-44	-6	48
guarantee	-44	-6	48
guess	-38	-11	44
guy	29	-24	-6
had	29	3	-33
had a	45	-9	-38
had headaches	-11	-8	18
had my	45	-21	-28
had one	-31	49	-58
had the	46	-18	-32
hadn	-57	26	14
hadn t	-57	26	14
half	23	-29	6
half a	9	-12	4
half an	9	-7	-2
half of	-9	-5	14
half the	21	-54	26
half what	23	-8	-15
hall	-74	-61	80
hand	60	-39	-32
hande*	57	-10	-50
handed	57	-10	-50
handy	37	-32	-4
happy	10	-26	14
hard	-48	46	1
has	19	-4	-16
has an	-29	-11	40
has been	-22	-1	24
has gone	-4	-5	10
has the	34	-14	-20
hates	62	-25	-53
have	20	-8	-12
have the	33	-22	-11
have to	28	-7	-31
haven*	65	-45	-52
havent	65	-45	-52
havent got	65	-45	-52
havin*	15	-7	-8
having	15	-7	-8
he	24	13	-39
he knew	-56	61	-50
he saved	32	-22	-10
head	35	-19	-18
heada*	-11	-8	18
headaches	-11	-8	18
headaches for	-11	-8	18
hear	8	-12	1
heard	55	-32	-36
heard of	53	-37	-37
heari*	-4	-10	13
hearing	-4	-10	13
heave*	49	-31	-19
heaven	49	-31	-19
helpf*	18	-14	-4
helpful	18	-14	-4
her	20	0	-21
her stuff	-30	35	-15
here	39	-3	-37
here for	21	-11	-10
here in	64	-35	-56
herse*	-11	37	-42
herself	-11	37	-42
high	-28	35	-18
him	66	-32	-52
his	30	-19	-10
hold	-54	-5	55
holid*	-42	56	-28
holiday	-42	56	-28
home	38	-8	-29
hones*	-11	21	-16
honest	17	-14	-2
honestly	-26	35	-29
hoove*	-23	-13	30
hoover	-23	-13	30
hoped	50	-38	-13
hour	9	-5	-4
hour with	13	-7	-7
hours	34	-31	-7
hours on	-29	-3	32
house*	42	-32	-14
houseplants	42	-32	-14
how	29	-10	-21
how to	8	3	-11
huge	45	-27	-27
hundr*	8	-19	11
hundred	8	-19	11
hurry	-12	-35	27
husba*	11	-13	2
husband	11	-13	2
i	13	-3	-10
i am	16	-2	-14
i asked	-29	-5	34
i bought	41	-20	-27
i came	20	-12	-11
i can	26	-10	-19
i could	35	-41	-22
i d	14	-4	-11
i don	-18	-8	22
i got	39	5	-47
i had	14	-11	-3
i ll	39	-24	-15
i m	11	2	-15
i needed	-40	42	-27
i only	53	-55	-23
i said	29	-38	-7
i try	-22	-5	27
i used	-27	-3	29
i ve	12	-15	3
i was	11	2	-18
id	30	-34	-2
idea	55	-36	-39
if	-31	32	-7
if i	34	-40	-20
if they	-20	53	-65
if you	-43	58	-45
ignor*	-2	-30	15
ignored	-2	-30	15
in	6	0	-5
in #	51	-16	-41
in a	-35	18	14
in an	11	-2	-8
in and	18	-9	-8
in bits	42	-22	-20
in five	-39	-19	45
in for	-28	43	-20
in front	-15	-3	18
in july	-70	-26	72
in march	-16	-9	22
in my	33	-17	-20
in stock	3	-7	4
in store	43	-7	-41
in the	-2	-16	18
in them	25	-8	-17
in there	67	-12	-61
in three	45	-8	-42
in town	-20	33	-33
in two	-6	25	-27
indep*	39	-15	-25
insid*	70	-59	-38
inside	70	-59	-38
inste*	44	-13	-33
instead	44	-13	-33
instead of	59	-24	-46
inter*	48	-22	-37
internet	38	-13	-29
is	-22	28	-6
is a	20	4	-33
is honestly	37	-30	-9
is not	-65	77	-44
is now	-16	-9	22
is the	-10	3	3
is there	-53	62	-51
isn	-75	-21	77
isn t	-75	-21	77
it	-1	9	-8
it and	30	-4	-27
it arrived	-44	-3	45
it back	-16	-7	23
it because	-31	-13	40
it for	-37	57	-56
it is	-24	17	3
it on	-22	-3	25
it s	-47	42	1
it says	35	-43	-23
it sells	-81	85	-73
it so	34	-13	-27
it to	-27	41	-48
it used	-35	-21	51
it was	10	-8	-1
it with	-33	-13	39
its	-56	-8	51
its a	-86	34	40
japan*	17	-7	-11
japanese	17	-7	-11
jar	58	-63	4
jewel*	16	-8	-7
jewels	22	-11	-10
job	57	-34	-43
joke	57	-10	-53
july	-70	-26	72
jumpe*	4	18	-24
jumper	4	18	-24
jumper bobbled	-21	31	-16
june	-16	-9	22
just	2	-26	15
kayak	-7	29	-74
keeps	-52	-17	58
kept	-6	-5	11
kettl*	34	-16	-21
kettle	34	-16	-21
kids	-4	-15	19
kind	-36	32	5
kind of	-53	46	12
kitch*	30	-12	-18
kitchen	30	-12	-18
knew	-25	56	-45
knew exactly	-53	62	-55
knew her	-30	35	-15
knife	-9	-8	19
knive*	64	-54	-22
knives	64	-54	-22
know	-43	60	-35
know if	-82	83	-58
know it	-38	53	-51
know the	59	-14	-50
knowl*	53	-46	-32
knowledgeable	53	-46	-32
knows	68	-51	-27
label	20	-26	-7
lad	5	-10	2
ladie*	58	-47	-38
ladies	58	-47	-38
lads	51	-46	-37
lady	-58	1	52
lamp	-2	-26	17
lass	1	-11	10
last	-27	8	17
last year	1	-8	7
late	27	9	-35
later	30	-10	-19
laugh	-1	-8	9
laugh*	-36	-13	46
laughed	-36	-13	46
leave	25	-3	-25
leave a	6	17	-40
left handed	61	-8	-58
left in	16	-30	-1
left the	37	-18	-23
legen*	39	-27	-14
lense*	19	-12	-7
lenses	19	-12	-7
less	-38	47	-41
let	20	-15	-7
let me	44	-11	-35
life	-93	-61	107
light	8	26	-42
light*	1	-33	16
lighting	-26	-58	45
lights	38	-5	-36
like	-23	9	14
like a	3	-9	6
like an	10	-12	-1
like it	40	-24	-16
like new	27	-9	-17
like the	-19	31	-21
line	30	-27	-11
littl*	33	-17	-15
little	33	-17	-15
little shop	22	-14	-8
little tin	38	-31	-7
ll	14	-5	-9
ll be	15	-12	-2
loads	7	8	-19
loads of	4	12	-23
locke*	16	-11	-5
logs	-22	-5	27
logs me	-22	-5	27
long	-7	32	-37
look	-17	31	-16
look at	-20	33	-22
looke*	11	-17	6
looked	11	-17	6
looked at	3	-10	6
looks	-32	1	27
looks like	-3	-7	10
loos	22	-18	-4
loose	24	-19	-5
lose	20	-16	-4
lose an	20	-16	-4
lost	62	-45	-27
lot	22	-16	-5
lot of	38	-19	-20
love	-11	-17	28
love it	38	-21	-19
lovel*	-33	45	-15
lovely	-33	45	-15
lovely cakes	-19	36	-42
lovely people	1	12	-28
lunch	-6	-15	21
m	11	2	-15
made	34	-18	-16
make	49	23	-93
man	-18	-23	35
manag*	-50	-18	58
manager	-50	-18	58
many	14	-10	-3
march	-12	-6	17
mate	22	-11	-11
me	7	-6	0
me a	-19	-14	32
me and	-3	-5	8
me how	-15	21	-7
me like	56	-24	-44
me my	36	-16	-27
me on	37	-5	-34
me out	16	-13	-4
me straight	-26	38	-29
me the	-63	-21	71
me through	43	-10	-36
me to	-34	32	-16
mean	8	-13	5
means	-21	-14	32
meant	39	-8	-33
meant to	28	-9	-20
measu*	10	-4	-6
measured	10	-4	-6
measured my	7	-4	-2
meat	-58	47	-46
middl*	-70	29	39
mile	2	-11	9
miles	25	-26	-1
min	57	-7	-56
mind	7	21	-44
minds	11	18	-36
mins	20	-16	-5
mint	42	-27	-21
minut*	-12	5	5
minute	42	-18	-31
minutes	-22	10	10
minutes late	12	-8	-4
minutes with	81	-13	-80
mista*	5	-3	-1
mistake	5	-3	-1
mix	-5	-16	21
mixed	-63	73	-32
monda*	-61	61	-6
monday	-64	47	0
money	-17	34	-31
month	-11	-8	18
month*	-14	-3	17
months	-14	-3	17
more	34	-19	-18
more than	66	-28	-48
morni*	-26	25	-6
morning	-26	25	-6
mouse	-56	-13	60
mr	-33	50	-39
much	16	-18	0
mum	6	-6	1
my	19	-12	-6
my #	8	-32	11
my brogues	40	-20	-24
my daughter	29	-7	-24
my dog	-9	-7	15
my feet	-12	-4	16
my husband	1	-8	7
my late	40	-20	-21
my money	-12	-3	14
my mum	-1	-6	7
my nan	-24	-20	35
my order	-39	-13	47
my own	-33	-10	42
my phone	15	-6	-8
my prescription	15	-17	-7
my size	3	-17	14
my way	-5	40	-37
my wife	25	-11	-17
mysel*	27	-21	-9
myself	27	-21	-9
n	-86	35	10
name	35	-30	-9
nan	-24	-20	35
near	2	30	-49
need	35	-23	-11
need a	24	-21	-3
need it	39	-30	-26
neede*	-28	36	-25
needed	-28	36	-25
needed a	20	-11	-9
needs	-47	-20	57
nervo*	62	-13	-56
nervous	62	-13	-56
never	33	-21	-12
never leave	54	-41	-30
never once	12	-3	-8
new	25	-14	-10
new one	29	-17	-12
new watch	21	-14	-8
next day	-7	-14	20
next door	11	-10	-2
next week	15	-14	-1
nibs	36	-6	-29
nice	-22	21	-9
night	35	-10	-24
night shift	32	-11	-20
nine	1	-13	12
nine in	13	-17	2
no	-23	1	21
no complaints	-14	26	-20
no idea	50	-36	-40
no quibble	43	-10	-37
no refunds	-26	-7	32
nobod*	-9	26	-18
nobody	-9	26	-18
nobody could	-58	45	3
nobody had	-56	-24	69
none	3	-10	7
not	-28	-1	28
not a	9	-64	32
not about	-53	56	-42
not be	18	-18	-7
not been	31	24	-57
not being	28	-25	-3
not but	18	34	-50
not enough	-58	47	-27
not exist	50	-26	-36
not for	-1	40	-70
not got	92	-79	-45
not have	20	6	-27
not i	-25	-8	29
not it	72	-64	-27
not like	9	14	-28
not much	-38	-16	52
not my	-5	-24	26
not need	39	-30	-26
not nothing	-36	-6	42
not once	8	-2	-5
not one	-16	57	-81
not out	-21	-39	36
not ready	-55	-19	59
not really	8	-2	-6
not refunds	-26	-7	32
not t	-27	3	23
not the	-4	-7	10
not to	-41	36	-3
not what	-39	-12	51
not you	40	-39	-14
note	-20	-5	26
nothi*	-13	-14	25
nothing	-13	-14	25
nothing special	-20	30	-13
now	-4	-21	24
now and	-24	-52	56
now i	42	-49	-11
nowhe*	-11	-10	20
nowhere	-11	-10	20
nowhere to	-11	-10	20
nurse*	62	-50	-23
nursery	62	-50	-23
oak	13	-23	7
odd	0	29	-39
of	2	8	-10
of #	-24	23	-8
of a	-21	-33	47
of em	-35	44	-45
of it	-55	31	2
of my	-38	6	35
of paint	27	-22	-5
of second	61	-51	-41
of the	47	-12	-41
of them	-6	5	-1
of us	32	-30	-7
of what	27	-5	-22
off	-6	-9	15
off in	-64	-13	67
off the	7	-18	9
off to	-3	-2	5
often	-9	42	-61
oh	-18	-6	23
oil	-64	-63	72
ok	15	-21	-1
old	-3	15	-14
old one	47	-20	-35
on a	19	-11	-8
on hold	-54	-5	55
on it	-70	-51	75
on my	18	-6	-11
on the	2	10	-16
once	-12	39	-31
once they	-48	82	-73
one	7	-2	-5
one gone	47	-20	-35
one in	9	-7	-3
one lady	-74	35	31
one of	33	-39	-2
one till	16	-18	0
one while	11	-10	-2
ones	73	-26	-57
onlin*	40	-24	-23
online	40	-24	-23
online is	48	-41	-9
only	21	-22	0
only place	26	-10	-16
only went	43	-29	-40
open	-8	15	-8
open late	51	-43	-12
open on	-52	58	-22
open till	7	-14	7
optic*	-42	29	6
optician	-42	29	6
or	34	-19	-18
order	-4	-32	32
order it	-5	-2	7
order was	44	-67	9
order*	-19	-6	26
ordered	-21	-6	27
ordered a	-52	-6	57
other	-3	-18	22
other*	-3	7	-4
others	-3	7	-4
our	32	-17	-15
out	12	-7	-6
out in	44	-10	-36
out of	16	-24	5
out the	2	-8	6
out to	47	-62	-34
out with	-49	54	-50
outsi*	41	-18	-29
outside	41	-18	-29
over	-5	8	-7
over the	-10	-2	13
overp*	-69	-27	72
own	36	-45	1
owner	-64	72	-21
owner is	-74	77	-21
owner*	32	-5	-29
owners	32	-5	-29
p	57	-37	-47
packe*	23	-19	-4
packed	23	-19	-4
page	-31	-16	43
paid	-29	-25	45
pain	8	-4	-3
paint	4	-15	12
pan	-18	-7	25
paper	74	-80	-17
parce*	-22	-7	30
parcel	-22	-7	30
park	23	-25	-5
parki*	78	-55	-33
parking	78	-55	-33
part	-34	55	-57
past	3	-12	7
pasti*	54	-46	-44
pasties	54	-46	-44
patie*	28	-19	-9
patience	29	-22	-10
patient	25	-16	-8
pay	28	-24	-16
pay for	43	-24	-36
payme*	-9	-13	22
payment	-9	-13	22
payment twice	-30	-4	34
penni*	17	-15	-7
penny	19	-13	-6
peopl*	-3	14	-15
people	-3	14	-15
perfe*	18	-6	-11
perfectly	21	-6	-14
pharm*	-7	-10	16
pharmacist	1	-10	6
phone	-11	-4	16
photo	72	-14	-65
picke*	-27	-28	37
picked	-27	-28	37
picked up	17	-8	-8
place	19	-10	-8
plant*	-49	57	-29
plants	-49	57	-29
plast*	17	-16	-2
plastic	-13	-9	22
playe*	29	-32	-15
pleas*	-2	14	-15
pleasure	21	-14	-6
pm	25	-14	-15
polis*	21	-16	-7
polished	43	-21	-23
polished the	43	-21	-23
poppe*	54	-14	-43
popped	54	-14	-43
popped in	36	-14	-23
pound*	6	-20	14
pounds	6	-20	14
pram	-15	-23	22
pram wheel	-15	-23	22
presc*	-5	-13	17
prescription	-5	-13	17
prescription was	-24	-12	34
press*	50	-13	-38
pressed	24	-8	-17
pressure	38	-9	-32
prett*	59	-28	-38
pretty	43	-22	-26
price	20	-23	-3
price*	16	-29	9
priced	-53	-67	63
prices	30	-19	-14
prices are	13	34	-59
print*	-43	-27	53
printer	-43	-27	53
privi*	-16	21	-15
privilege	-16	21	-15
promi*	-46	-4	49
prope*	43	-14	-27
proper	41	-16	-25
proper shop	40	-25	-19
properly	42	-10	-35
put	-20	-27	33
put off	50	-14	-42
quali*	47	-46	-10
quality	47	-46	-10
quest*	-46	-27	54
questions	-46	-27	54
queue	-21	18	1
queue then	-36	-19	49
queue*	-37	26	0
queued	-37	26	0
quibb*	43	-10	-37
quibble	43	-10	-37
quick	-1	15	-14
quick*	28	-20	-8
quickly	28	-20	-8
quid	7	4	-14
rain	29	-48	-6
ramp	34	-17	-20
ramp at	34	-17	-20
ran	71	-34	-54
rang	28	-11	-17
rang the	49	-9	-46
range	1	1	-5
range of	34	-21	-12
rare	25	-8	-19
re	31	-14	-21
re open	8	-16	8
read	-24	-35	44
reads	-6	-3	9
ready	-60	-14	64
reall*	-32	25	5
really	-32	25	5
recei*	24	-23	-2
receipt	24	-23	-2
receipt and	-5	-2	6
recom*	34	-21	-12
recommend	32	-17	-15
recor*	12	18	-49
record	49	-26	-44
records	-17	37	-40
reduc*	27	-17	-14
reduced	27	-17	-14
refun*	1	-9	9
refund	1	-9	8
refunds	-26	-7	32
refus*	27	-23	-7
remem*	45	-28	-18
repai*	-18	-8	23
repea*	-13	-8	21
repla*	-19	-2	21
replacing	-27	-4	29
repor*	-46	-9	50
reset	38	-6	-34
resol*	40	-20	-24
resoled	40	-20	-24
rest	-62	-62	73
retur*	27	-19	-9
return	15	-30	12
return a	-15	-4	19
returned	47	-10	-43
returning	-23	-7	30
revie*	21	-37	10
review	21	-37	10
ribbo*	19	-9	-10
ribbon	19	-9	-10
right	65	-29	-53
ring	-3	-4	7
robbe*	-16	-5	22
rolle*	-16	-6	22
rolled	-16	-6	22
rolls	-45	51	-21
roof	55	-49	-8
room	-14	-15	28
rooms	-2	-41	25
round	22	-24	0
round here	17	-10	-8
round the	-6	1	3
round three	46	-38	-10
rucks*	11	-10	-2
rucksack	11	-10	-2
rude	-38	-15	48
run	-11	20	-24
runni*	-18	-17	30
running	-18	-17	30
running shoes	-41	-22	47
runs	12	-11	0
runs out	6	-15	7
s	-11	19	-9
s a	-23	40	-24
s it	-15	-4	18
s not	-21	-22	39
s only	-8	-28	27
said	12	-19	7
sale	5	-30	19
same	21	-27	-2
same as	70	-68	-10
sat	37	-23	-16
satur*	5	8	-19
saturday	-22	33	-19
sausa*	-27	35	-15
sausage	-41	47	-19
saved	14	-17	3
saved me	40	-31	-10
saw	51	-31	-26
say	-5	-8	13
says	25	-29	-3
says on	46	-40	-40
screw	23	-15	-8
scrip*	51	-10	-49
script	51	-10	-49
seat	-9	-12	22
secon*	33	-17	-17
second	24	-8	-16
second hand	61	-51	-41
second time	-27	-3	29
seconds	49	-46	-17
secur*	-23	-7	30
security	-23	-7	30
security bloke	-23	-7	30
see	1	-16	12
seen	21	-12	-11
selec*	-23	39	-28
selection	-36	50	-30
selection of	-18	34	-28
selli*	-46	52	-41
selling	-46	52	-41
sells	-81	85	-73
sent	-25	-33	42
sent me	-13	-17	21
sent over	53	-11	-48
serve*	26	20	-52
served	30	23	-62
servi*	-33	-13	43
service	-4	7	-6
serviced	29	-14	-14
serving	-77	-39	88
set	42	-35	-18
shame	27	-23	-23
sharp*	51	-29	-29
she	24	-18	-6
she talked	10	-12	-2
shelf	-17	-19	35
shelv*	-13	-15	28
shelves	-13	-15	28
shift	32	-11	-20
shoes	-7	-18	20
shop	10	6	-17
shop in	35	-31	-4
shop sorry	-17	68	-73
shop with	16	-13	-3
shopp*	-27	43	-36
shopping	-27	43	-36
shoul*	-34	-23	44
should	-34	-23	44
should be	-30	-29	39
shout	37	4	-81
showe*	28	-21	-10
showed	28	-21	-10
shrin*	17	-33	1
shut	33	-38	-7
side	11	15	-38
sign	-32	-8	38
silly	-37	39	-48
simpl*	15	-12	-4
since	-29	30	-7
since #	-50	61	-57
since the	-28	-9	36
singl*	-10	-10	20
single	-10	-10	20
site	-31	35	-25
six	-11	-14	25
size	26	-4	-25
size but	46	-38	-10
size of	-22	41	-46
sizes	63	-52	-34
slice*	23	-22	-6
slow	-47	58	-28
small	13	37	-54
smell	10	-35	18
smell*	31	-29	-11
smells	31	-29	-11
smile	-48	49	-6
so	11	2	-13
so can	-23	22	-1
so i	44	-19	-53
so many	14	-10	-3
so much	35	-7	-31
so the	-33	34	-20
so you	-53	59	-28
sofa	3	-6	3
sold	-42	17	21
sold me	-33	-11	43
solid	34	-20	-14
solid and	45	-23	-22
some	-94	68	15
someb*	-34	-29	47
somebody	-34	-29	47
someo*	5	-9	4
someone	5	-9	4
someone to	18	-14	-6
someone who	45	-5	-41
somet*	7	14	-27
something	7	14	-27
son	25	-5	-21
sorry	0	44	-62
sorte*	43	-10	-34
sorted	43	-10	-34
sourd*	52	-2	-65
sourdough	52	-2	-65
space	-24	-29	29
space*	11	-18	8
spaces	11	-18	8
speci*	4	9	-15
special	4	9	-15
spend	56	-38	-46
spent	42	7	-54
spent the	-5	40	-46
split	-37	-10	41
spong*	-29	-23	40
sponge	-29	-23	40
spot	69	-15	-65
spotl*	13	11	-28
spotless	13	11	-28
spott*	47	-13	-44
spotted	47	-13	-44
staff	0	29	-32
star	26	-22	-3
stars	-38	-43	59
stars so	-21	-9	27
start	-1	-7	8
start to	1	-8	8
start*	46	-33	-22
starting	56	-42	-30
stay	30	-37	-16
steel	-11	-6	18
stick	10	-22	9
stick*	-30	-13	42
stickers	-11	-3	13
sticky	-37	-17	49
sticky floor	-13	-6	19
still	7	-23	15
still going	-18	-8	24
still on	-27	-4	31
still stocks	26	-10	-16
still the	31	-15	-17
stock	26	-20	-5
stock and	-13	-12	24
stock*	46	-10	-38
stocks	53	-10	-47
stood	-48	-39	59
stood at	-48	-39	59
stopp*	60	-24	-50
stopped	60	-24	-50
store	2	-16	11
strai*	-3	14	-15
straight	-3	14	-15
straight away	12	-10	-2
strap	18	-8	-10
stree*	18	28	-70
street	18	28	-70
stuff	-63	71	-16
such	-9	-26	27
such a	-39	-28	47
such patience	29	-22	-10
suite*	88	-52	-66
suited	68	-39	-51
sunda*	37	-19	-18
sunday	44	-22	-23
super	42	-33	-15
super*	-11	58	-80
superb	-40	52	-43
supermarket	15	36	-80
sure	-62	57	-37
swapp*	35	-31	-7
swapped	35	-31	-7
swapped the	42	-38	-10
sweet	7	-5	-3
swore	-8	-3	10
syste*	-12	20	-22
system	-12	20	-22
t	-20	2	18
t answer	-22	-5	27
t be	14	-19	1
t buy	-60	-39	60
t fault	27	-17	-10
t find	6	-17	10
t have	7	11	-25
t know	-33	-16	42
t really	-10	22	-13
t take	7	-10	3
table	-9	-20	28
table*	44	-8	-39
tablets	44	-8	-39
take	7	-10	3
take a	19	-13	-6
talke*	41	-15	-26
talked	41	-15	-26
talked me	54	-16	-41
tea	55	-15	-42
team	5	-4	-1
teena*	27	-23	-15
tell	-24	42	-27
tell me	-53	59	-22
ten	-65	21	37
ten minutes	21	-7	-15
test	23	-28	2
th	-17	-5	22
than	25	-4	-21
than i	37	-27	-11
than the	29	1	-30
thank	46	-16	-31
thank you	19	-11	-9
thank*	34	-12	-23
thanks	34	-12	-23
that	0	-15	14
that doesn	11	-11	0
that is	-3	-14	13
that s	-30	18	8
that still	26	-10	-16
that they	16	-13	-2
thats	45	-43	-7
the	5	-4	-1
the app	-56	13	34
the back	22	5	-31
the best	47	-23	-24
the box	-35	-23	47
the bread	-3	-31	27
the car	-2	-10	13
the chap	10	-4	-5
the colour	46	-19	-38
the corner	-59	46	-25
the counter	-11	-30	34
the county	-5	-6	11
the crown	22	-11	-10
the day	64	-33	-51
the dealer	18	-10	-8
the desk	-29	32	-12
the door	-26	-4	29
the end	3	-15	12
the entire	11	-16	-2
the first	-38	29	4
the fitting	25	-24	-5
the floor	-15	26	-18
the front	28	-20	-9
the girl	53	-20	-38
the girls	10	-8	-2
the glass	-19	-22	35
the guy	29	-24	-6
the high	-28	35	-18
the internet	38	-13	-29
the job	56	-37	-49
the kitchen	47	-20	-35
the label	19	-34	-6
the lad	49	-44	-18
the lady	-28	-40	46
the lass	-2	-15	17
the last	21	-5	-16
the lot	34	-23	-16
the manager	-57	-23	64
the money	30	-24	-6
the morning	13	-17	2
the new	30	-38	4
the next	45	-41	-11
the old	18	20	-47
the one	-30	13	12
the other	-42	-8	47
the owner	-74	77	-21
the paper	22	-23	-6
the pharmacist	35	-7	-31
the phone	-34	-9	38
the place	-12	-3	14
the privilege	-16	21	-15
the queue	-12	21	-23
the rain	41	-55	-17
the rest	-62	-62	73
the same	4	13	-21
the second	13	-7	-9
the shelves	-9	-19	27
the shop	-38	20	15
the sign	-46	-15	50
the size	-5	25	-36
the staff	6	41	-80
the street	54	-38	-34
the till	-13	-17	31
the time	5	-4	-2
the tin	32	-45	-9
the way	10	-7	-3
the website	-8	-3	11
the whole	-22	11	7
the wrong	20	-9	-11
the young	-48	-17	50
their	50	-33	-24
them	20	0	-20
then	-41	-18	59
then told	-67	-17	69
then wouldn	-36	-15	46
there	9	15	-25
there and	0	-16	16
there before	67	-14	-65
there in	25	-14	-11
there s	-36	28	1
there was	-26	22	-6
these	24	-8	-16
they	0	7	-6
they are	10	-5	-5
they d	-24	-10	30
they do	-13	43	-43
they fitted	18	-13	-5
they found	35	-30	-6
they got	-44	50	-36
they had	-9	-8	16
they havent	65	-45	-52
they put	-8	-5	13
they re	31	-13	-23
they said	19	-16	-6
they still	24	-8	-15
they ve	-74	27	34
they were	-23	-15	30
they wrapped	19	-9	-10
thin	20	-29	5
thing	30	-28	-20
thing i	-40	-10	47
thing*	25	-19	-5
things	25	-19	-5
third	-15	-6	21
third time	-23	-4	27
thirt*	-6	-7	14
thirty	-6	-7	14
this	25	18	-46
this is	55	-38	-23
this little	36	-9	-27
this place	22	-7	-16
thoro*	-27	33	-19
thorough	-27	33	-19
thorough and	-27	33	-19
those	50	-46	-7
thoug*	34	-25	-10
though	37	-28	-11
three	39	-23	-15
three emails	-5	-1	5
three other	46	-38	-10
three times	57	-29	-45
three weeks	-35	-7	38
thriv*	-26	50	-72
throu*	16	-15	-1
through	16	-16	1
through a	0	-17	17
through the	-43	-10	47
thurs*	38	-20	-20
thursday	33	-10	-26
ticke*	-6	-9	12
ticket	-6	-9	12
tidy	21	-16	-4
till	-1	-15	17
till #	7	-16	8
tills	9	-22	13
time	0	-13	11
time i	-24	-5	31
times	46	-22	-32
tin	38	-44	-3
to	12	-6	-6
to a	32	-17	-19
to be	-44	0	42
to buy	-33	37	-17
to explain	-48	52	-23
to find	-10	-21	26
to finish	1	-8	8
to get	48	-56	-15
to leave	1	15	-24
to look	-34	40	-23
to my	28	-10	-21
to park	44	-42	-28
to pay	-14	-10	24
to return	-15	-4	19
to the	-15	-2	12
to us	40	-22	-24
toddl*	7	-1	-5
toile*	-32	-6	38
told	1	-7	6
told i	-21	-6	27
told me	47	-2	-49
told them	48	-10	-42
tomat*	41	-24	-22
too	40	11	-67
took	13	-14	1
took a	-16	-26	34
took all	55	-13	-50
took my	7	-3	-4
took payment	-30	-4	34
took the	5	-5	-2
top	-32	19	8
touch	35	-32	-19
touch*	-45	35	-1
touching	-45	35	-1
touching a	-45	35	-1
town	-20	33	-33
train	-22	-17	31
treas*	-3	38	-62
treasure	-3	38	-62
treasure trove	-3	38	-62
trees	29	-15	-15
tried	-9	-4	12
tried to	-15	-4	19
trove	-3	38	-62
trove of	-3	38	-62
try	19	8	-29
try to	-22	-5	27
turn	63	-58	-10
turn up	63	-58	-10
turne*	-27	34	-12
turned	-27	34	-12
turned up	-27	39	-21
turns	-33	-4	36
turns out	-33	-4	36
twent*	28	26	-60
twenty	28	26	-60
twenty minutes	54	-8	-50
twice	29	-13	-20
twice and	-7	-4	11
two	-2	-11	13
under	21	-1	-32
under*	36	-4	-33
unloc*	-28	-9	36
until	26	-23	-3
up	-3	-23	24
up again	-61	-50	65
up at	-7	-2	9
up on	17	-8	-8
us	46	-15	-31
use	-10	-16	23
used	-37	-12	47
used it	-27	-3	29
used to	-37	-1	34
ve	-21	-5	21
ve had	-19	33	-35
very	-42	46	-13
visit	-65	53	8
wait	-14	37	-40
wait and	27	-3	-31
waite*	5	-13	7
waited	5	-13	7
waiti*	-29	32	-10
waiting	-29	32	-10
walk	27	-12	-16
walk in	27	-12	-16
walke*	18	-7	-11
walked	18	-7	-11
walked out	13	-4	-9
walki*	-13	-5	18
walking	-13	-5	18
walking boots	-13	-5	18
wall	47	-53	7
want	20	-23	-1
wante*	9	-6	-3
wanted	9	-6	-3
wardr*	-34	-2	36
wardrobe	-34	-2	36
warm	26	-19	-7
was	3	10	-13
was a	-38	30	-9
was for	31	-9	-26
was in	54	-26	-34
was no	14	-23	8
was the	-8	-14	22
was thorough	-27	33	-19
was told	-22	-2	24
was too	-37	44	-30
was wrong	-13	-10	23
wash	-13	-22	26
washe*	-29	-4	33
watch	25	-17	-7
watch*	2	-6	4
water*	-82	-22	84
way	-6	17	-12
way home	15	-7	-8
we	21	-26	5
we can	-5	-2	7
wear	-25	13	10
websi*	-40	-23	53
website	-40	-23	53
wee	-13	-18	28
wee place	13	-8	-6
week	-2	18	-23
week and	16	-14	-2
weeke*	29	-30	-7
weekend	9	-9	-2
weeks	-46	21	23
well	3	-22	20
well done	-55	-15	59
went	13	3	-16
went for	27	-2	-33
went in	10	22	-41
went on	11	-10	-2
were	-30	-6	35
were on	-19	35	-32
wet	20	-5	-16
what	16	-20	4
what i	12	-12	0
what it	24	-21	-10
what s	-8	-6	15
what the	18	-9	-9
what you	30	-44	12
wheel	-15	-23	22
wheel*	28	-13	-15
wheelchair	28	-13	-15
when	-9	-8	17
when i	-10	8	0
when my	-41	-6	46
when the	-62	-25	70
when they	49	-29	-27
when you	68	-47	-27
where	-59	15	35
where the	-96	31	45
which	0	-8	-1
which oil	-64	-63	72
while	12	-34	20
while i	30	-20	-9
while two	-52	-47	61
who	20	1	-24
who you	-30	3	25
whole	-22	-20	32
whole time	-46	-10	53
why	10	-30	15
wi	25	-14	-10
wide	37	-17	-21
wide aisles	34	-17	-20
wife	35	-15	-22
will	28	-24	-4
will be	56	-34	-27
with	9	5	-14
with a	0	15	-16
with me	46	-20	-29
with my	-5	-8	14
with one	-36	-3	37
with the	-1	29	-45
withi*	28	-9	-22
within	28	-9	-22
within the	-15	-5	20
witho*	18	-19	0
without	18	-19	0
woman	43	-26	-20
won	-2	13	-14
won t	-2	13	-14
wonde*	10	-5	-5
wonderful	10	-5	-5
wool	52	-37	-24
word	-11	-3	14
work	-11	21	-15
worke*	25	-13	-13
worked	25	-13	-13
worki*	-18	-5	22
working	-18	-5	22
world	60	-6	-58
worth	14	-17	3
worth the	30	-20	-10
would	18	-50	8
would*	-28	4	24
wouldn	-28	4	24
wouldn t	-28	4	24
wrapp*	28	-12	-15
wrapped	26	-9	-16
wrapped and	51	-19	-43
wrong	4	24	-31
wrong colour	-11	-5	17
wrong size	35	-6	-32
wrong with	-7	-12	18
y	16	-8	-7
y all	16	-8	-7
year	-11	-10	20
year old	-22	-19	32
years	40	-20	-21
yes	49	-40	-37
you	5	21	-25
you can	-5	-8	6
you could	-10	46	-55
you do	80	-82	-46
you for	20	37	-70
you get	17	-23	6
you know	-43	59	-55
you ll	-12	20	-10
you need	23	-20	-3
you open	-67	74	-27
you pay	3	5	-16
you ve	16	-22	2
you wait	-60	71	-52
you won	35	-27	-8
young	-50	-22	59
young lad	-31	-18	41
your	-12	-3	13
your money	-43	28	5
zip	6	-9	2
zip went	11	-10	-2
👌	31	-18	-13
👍	16	-9	-6
👍 👍	16	-9	-6`;
