// Written by tools/review-analysis/train-opinions.ts.
export const en = `#	29	-20	-8
# #	24	-29	0
# and	35	-6	-30
# for	-12	-7	19
# miles	-4	-2	7
# mins	19	-11	-12
# months	-22	-3	25
# on	6	-9	3
# weeks	-47	-6	49
# year	-41	-16	46
^ #	6	-42	27
^ a	-28	-46	52
^ always	1	-9	7
^ and	25	-26	0
^ are	-21	15	-1
^ as	51	-21	-40
^ asked	-60	-19	62
^ average	-21	31	-10
^ best	46	-41	-9
^ bit	73	-71	-5
^ bought	31	-25	-14
^ bravo	-48	-13	52
^ braw	10	-8	-2
^ came	13	-10	-3
^ can	20	-18	-2
^ cheese	-8	48	-63
^ click	15	-9	-5
^ cracking	21	-18	-3
^ decent	20	-4	-21
^ does	6	7	-38
^ dropped	-5	-23	19
^ drove	-4	-2	7
^ easy	13	-10	-3
^ everything	34	-45	15
^ fantastic	-18	-14	26
^ fast	21	-17	-4
^ felt	-43	33	-3
^ first	24	-15	-14
^ five	-59	-55	74
^ fridge	49	-22	-36
^ friendly	3	8	-11
^ good	26	-14	-14
^ got	-13	-3	16
^ great	-18	28	-13
^ guess	-33	-11	39
^ had	50	-26	-25
^ half	-17	-21	39
^ he	40	-4	-39
^ how	27	11	-50
^ huge	33	-17	-18
^ i	35	-12	-22
^ if	8	-63	20
^ in	-47	-39	61
^ it	-43	22	15
^ left	-67	-54	74
^ loads	-8	23	-26
^ lovely	11	19	-35
^ my	20	-9	-10
^ never	14	-17	3
^ nice	-48	58	-62
^ no	27	-16	-11
^ nobody	-9	-8	17
^ not	41	-43	0
^ nothing	-48	9	19
^ now	-61	16	33
^ oh	-21	-8	27
^ ok	35	-24	-37
^ only	-2	15	-13
^ open	24	-13	-10
^ order	-3	-5	8
^ ordered	-26	-4	34
^ paid	-34	-16	43
^ popped	9	-2	-6
^ prices	-63	-3	35
^ proper	22	-10	-12
^ same	-9	-11	20
^ she	-19	-7	27
^ shop	-18	-15	33
^ so	3	-5	2
^ sofa	9	-8	-1
^ sold	-33	-14	43
^ solid	29	-14	-15
^ some	-68	73	-47
^ sorted	43	-13	-34
^ spotless	33	-17	-16
^ still	-34	-4	36
^ stood	-56	-53	67
^ strap	14	-3	-11
^ talked	41	-21	-34
^ tea	67	-14	-57
^ thank	7	-6	0
^ that	-41	-12	50
^ their	41	-39	-33
^ they	1	-8	8
^ third	-13	-6	19
^ thirty	-7	-11	19
^ three	13	-5	-9
^ tidy	12	-10	-1
^ told	58	-10	-53
^ took	-20	-11	30
^ turned	-5	-2	7
^ two	-11	-9	20
^ used	-47	24	16
^ very	12	-14	-1
^ waited	-16	-5	22
^ was	-20	-4	24
^ we	-16	-6	22
^ website	-54	-48	69
^ well	-37	-16	45
^ what	20	-13	-7
^ when	-25	-9	34
^ where	-8	-13	21
^ would	43	-47	-28
^ wouldn	-32	36	-8
^ wrong	-10	-9	19
^ you	-28	15	0
^ zip	5	-4	0
a	10	-2	-8
a #	27	-13	-19
a bike	-45	55	-47
a bit	-13	23	-17
a good	3	-6	3
a joke	47	-6	-44
a new	17	-14	-3
a photo	46	-14	-39
a pleasure	20	-15	-5
a proper	10	-2	-7
a quick	-22	29	-14
a saturday	17	0	-16
a shop	61	-42	-40
a smell	-23	-7	31
a smile	-49	50	-2
a week	-2	-10	12
about	8	-7	-3
about a	42	-41	-34
about it	63	-9	-61
about running	-43	-21	48
about the	-4	-41	36
absol*	-5	-9	13
acces*	-14	-4	17
access	-14	-4	17
actua*	17	-20	-1
actually	17	-20	-1
advic*	12	-8	-4
advice	12	-8	-4
after	-15	-22	34
after #	-22	-3	25
after a	24	-7	-19
after one	-10	27	-22
after two	-20	-2	23
after*	10	-18	9
again	-39	15	26
ages	6	-45	19
all	15	-20	5
all of	20	-15	-12
all the	-14	-42	50
alway*	9	-11	2
always	9	-11	2
always a	13	-11	-2
an	14	-10	-4
an hour	14	-8	-6
an old	10	-3	-7
and	15	-6	-9
and #	-8	-3	12
and a	18	-7	-11
and always	19	-17	-2
and found	45	-21	-32
and i	-26	31	-9
and it	28	-23	-6
and left	20	-7	-13
and my	47	-9	-43
and never	9	-2	-7
and nobody	16	-1	-18
and now	71	-67	-33
and out	5	-4	0
and still	47	-9	-43
and the	-7	-12	19
and there	25	-26	-3
and they	-4	23	-21
and was	43	-6	-41
and when	-27	-7	33
and with	22	-11	-12
anoth*	-12	-8	18
another	-12	-8	18
answe*	-35	-28	48
answer	-44	-35	53
any	44	-13	-36
anyth*	-17	53	-53
anything	-17	53	-53
app	-18	-6	25
app logs	-23	-5	28
are	-5	-1	3
are great	-27	55	-45
aroun*	-7	13	-6
around	-7	13	-6
arriv*	-16	-6	23
arrived	-19	-6	26
as	11	16	-29
as a	35	-14	-23
asked	-28	-7	34
asked about	-37	-19	39
assis*	-34	-38	55
assistants	-53	-56	67
at	6	-7	1
at #	5	-3	-2
at all	30	-16	-14
at half	-4	-6	11
at my	-33	-14	43
at the	-27	-15	41
avera*	-21	31	-10
average	-21	31	-10
average shop	-21	31	-10
back	34	-17	-18
back and	-29	-11	35
bad	-37	54	-60
bag	-51	-58	63
bags	11	-12	1
bank	-65	70	-47
bare	-15	-22	36
barga*	23	-18	-5
bargains	26	-23	-4
batte*	-15	20	-5
be	-23	-14	36
be back	3	-17	14
beaut*	63	-32	-52
beautifully	22	-12	-9
becau*	7	-14	6
because	7	-14	6
been	24	0	-25
befor*	55	-19	-44
before	55	-19	-44
behin*	25	-22	-3
behind	25	-22	-3
behind the	25	-22	-3
being	-10	42	-43
best	53	-35	-19
best shop	28	-25	-2
bette*	2	-17	14
better	2	-17	14
big	42	-18	-31
bike	-21	38	-28
bike shop	-45	55	-47
bikes	-33	44	-53
bit	17	-8	-13
bit of	-29	34	-13
blank	-3	-17	15
bobbl*	-10	27	-22
bobbled	-10	27	-22
bobbled after	-10	27	-22
boots	-45	56	-18
bough*	40	-24	-18
bought	40	-24	-18
bought a	38	-42	-28
bow	22	-11	-12
box	-23	-13	33
boxes	-57	55	-40
brand	32	-25	-20
bravo	-48	-13	52
braw	10	-8	-2
braw wee	10	-8	-2
brill*	-56	47	3
brilliant	-56	47	3
brogu*	34	-18	-17
brogues	34	-18	-17
broke	1	-6	5
bus	11	-9	-2
but	-11	16	-5
but the	-3	18	-26
but they	-25	32	-26
but this	71	-62	-49
but you	9	-2	-14
butch*	8	-7	-1
buy	-39	-29	49
buyin*	-76	66	-25
buying	-76	66	-25
by	37	18	-56
by nine	14	-20	4
by the	61	-23	-55
came	27	-11	-16
came in	28	-8	-21
came out	43	-8	-39
can	-5	-22	25
can order	-4	-2	6
can t	8	-11	3
cance*	-5	-6	11
cancelled	-5	-6	11
cancelled my	-5	-6	11
candl*	6	-21	15
candle	12	-21	10
car	0	-10	11
car park	-1	-6	8
carri*	-6	-2	8
carried	-6	-2	8
carry	5	-12	7
chap	-21	35	-27
charg*	14	-16	1
chatt*	38	-52	3
cheap	-15	44	-64
cheap*	-11	29	-33
cheapest	-14	33	-40
check	58	-35	-46
cheer*	-17	35	-29
cheerful	-31	45	-32
chees*	-8	48	-63
cheese	-8	48	-63
choic*	-12	7	-8
choice	-12	7	-8
choice of	-4	15	-23
choos*	14	-13	-1
choose	14	-13	-1
chris*	67	-15	-63
christmas	67	-15	-63
clean	-1	7	-6
click	11	-7	-3
close*	-12	-4	16
closed	-12	-4	16
cloth*	21	-11	-11
clothes	21	-11	-11
coffe*	22	-16	-6
coffee	22	-16	-6
coffee next	5	-4	0
colle*	11	-7	-3
collect	11	-7	-3
collect worked	16	-10	-5
colou*	-5	-6	12
colour	-5	-6	12
come	0	-8	8
compl*	-25	34	-21
complaints	-25	34	-21
compo*	5	-12	7
compost	5	-12	7
conta*	-7	-6	12
contact	-7	-6	12
corne*	-57	52	-20
corner	-57	52	-20
could	-12	31	-22
could tell	-47	48	-15
could*	-36	6	22
couldn	-11	30	-20
couldn t	-11	30	-20
count*	27	-35	3
counter	30	-44	4
crack*	21	-18	-3
cracking	21	-18	-3
crown	20	-13	-6
crown jewels	20	-13	-6
d	19	-3	-17
d been	65	-23	-52
d hoped	46	-36	-12
dad	0	-7	7
daugh*	26	-7	-21
daughter	26	-7	-21
daughter s	43	-10	-38
day	21	-9	-11
day and	6	-8	3
dead	20	-8	-13
decen*	20	-4	-21
decent	20	-4	-21
deliv*	-8	15	-7
delivered	14	-16	1
delivery	-22	33	-13
did	14	-34	17
didn	5	-9	3
didn t	5	-9	3
do	-38	26	6
do you	1	2	-6
does	32	-10	-38
does what	50	-45	-32
doesn	15	-15	-1
doesn t	15	-15	-1
dog	30	-14	-18
don	-82	50	10
don t	-82	50	10
done	7	-34	12
door	-5	-7	11
down	-20	-14	34
drive*	-15	-7	22
dropp*	-5	-23	19
dropped	-5	-23	19
drove	-4	-2	7
drove #	-4	-2	7
dry	20	-24	3
dust	-52	57	-40
dusty	18	-27	6
early	-3	-9	11
earth	-14	3	11
easy	8	-6	-1
eleve*	48	-5	-47
eleven	48	-5	-47
elsew*	-47	44	-38
elsewhere	-47	44	-38
email*	-2	-4	7
emails	-7	-5	12
empty	-24	-10	33
end	16	-27	11
enoug*	-62	64	-26
enough	-62	64	-26
enough of	-55	65	-42
entir*	44	-10	-38
even	2	-15	13
eveni*	61	-39	-28
evening	61	-39	-28
ever	7	-11	4
every	28	-20	-7
every single	3	-7	4
every*	23	-28	5
everyone	23	-19	-5
everything	30	-38	10
exact*	29	-22	-7
exactly	29	-22	-7
exactly what	10	-6	-5
excel*	34	-19	-17
excellent	34	-19	-17
excha*	63	-22	-56
exist	65	-52	-44
expec*	-45	22	11
expen*	40	-40	-3
expensive	40	-40	-3
expla*	4	13	-22
explain	-48	52	-24
eye	-17	20	-4
fabri*	50	-43	-44
fabric	50	-43	-44
fair	24	-20	-4
fanta*	-52	-56	66
fantastic	-18	-14	26
fast	21	-17	-4
fathe*	9	-2	-7
father	9	-2	-7
fault	20	-13	-8
fault*	21	-17	-10
faulty	21	-17	-10
faulty kettle	21	-17	-10
feath*	35	-16	-22
feather	35	-16	-22
feet	5	-8	3
felt	-20	22	-10
find	-24	41	-28
find it	-53	73	-66
find the	-10	-25	27
findi*	40	-18	-24
finis*	0	-7	7
finish	0	-7	7
first	29	-12	-18
first time	62	-39	-37
fish	-24	31	-16
fit	11	-4	-7
fitte*	-2	28	-30
fitted	34	-4	-32
fitti*	19	-23	2
fitting	19	-23	2
fitting rooms	35	-29	-14
five	-46	-8	45
five minutes	-46	-21	49
five stars	-59	-55	74
fligh*	10	-9	-2
flights	10	-9	-2
floor	-3	-7	10
food	-53	58	-34
for	-1	5	-3
for a	-25	16	7
for eye	-31	29	-3
for free	13	-4	-10
for half	12	-11	-3
for me	13	-7	-6
for miles	49	-45	-10
for my	71	-42	-35
for one	16	-8	-8
for the	16	-16	-1
for three	30	-31	-1
for touching	-48	36	-1
for what	-36	20	11
forty	-71	49	1
found	53	-37	-17
found it	39	-35	-10
four	-42	-45	56
free	-32	31	1
free and	13	-4	-10
frida*	27	-9	-21
friday	27	-9	-21
fridg*	49	-22	-36
fridge	49	-22	-36
frien*	11	-4	-7
friendly	6	2	-8
from	30	-19	-11
from a	42	-14	-35
from here	-31	-6	35
from start	0	-7	7
from the	25	-32	3
front	-4	-5	8
front of	-13	-2	16
full	-11	-12	24
fuss	41	-11	-36
gave	-17	-50	39
get	59	-58	-8
getti*	5	30	-49
getting	5	30	-49
girl	44	-39	-11
girls	-33	30	-2
give	37	-52	-27
go	30	-33	-13
gone	-8	-27	31
good	-10	31	-25
good range	-29	35	-14
googl*	-4	-1	6
google	-4	-1	6
gorge*	49	-30	-50
gorgeous	49	-30	-50
got	20	-15	-5
got a	27	-15	-21
got told	-6	-1	7
great	-30	49	-24
guess	-33	-11	39
had	19	-8	-10
had a	11	-5	-6
had my	37	-20	-20
had the	46	-23	-33
half	27	-28	0
half a	2	-8	6
half an	12	-11	-3
half the	19	-43	22
hand	32	-25	-7
hande*	29	-10	-20
handed	29	-10	-20
handy	12	-10	-2
happy	-8	-15	22
hard	-45	43	1
has	18	6	-25
has been	-19	-2	20
has gone	-10	-3	15
have	34	-24	-11
have the	47	-38	-16
have to	64	-61	-20
he	37	-12	-25
he saved	31	-24	-9
hear	13	-16	-2
heard	65	-46	-53
heari*	-3	-18	19
hearing	-3	-18	19
helpf*	16	-12	-4
helpful	16	-12	-4
her	26	-9	-17
here	30	11	-44
here for	18	-11	-7
high	-30	37	-14
him	67	-49	-54
his	39	-21	-18
holid*	17	12	-39
holiday	17	12	-39
hones*	8	-7	-1
honest	8	-7	-1
hoped	38	-28	-11
hour	16	-7	-9
hours	43	-30	-19
how	36	-4	-34
how to	15	1	-18
huge	33	-17	-18
hundr*	11	-26	14
hundred	11	-26	14
husba*	1	-14	9
husband	1	-14	9
i	25	-12	-13
i bought	45	-30	-26
i came	40	-9	-34
i can	39	-16	-27
i could	44	-49	-33
i d	18	2	-23
i got	35	-14	-24
i had	5	-4	0
i m	17	11	-30
i needed	-2	-7	10
i only	55	-56	-18
i try	-23	-5	28
i used	-26	-3	30
i ve	-2	-6	8
i was	23	-26	-4
if	-11	21	-15
if i	36	-52	-26
if they	-21	47	-68
if you	-27	43	-37
ignor*	-17	-30	29
ignored	-17	-30	29
in	14	-9	-5
in #	57	-31	-47
in a	-25	-3	24
in and	5	-4	0
in five	-46	-21	49
in for	1	6	-7
in front	-13	-2	16
in my	9	-16	7
in the	18	-20	3
in them	23	-7	-18
in there	56	-10	-53
in three	32	-7	-30
in town	-31	45	-35
insid*	45	-41	-8
inside	45	-41	-8
inste*	29	-22	-8
instead	29	-22	-8
inter*	-12	-41	30
is	-38	42	-5
is a	26	-13	-20
is not	-69	80	-41
is the	-11	-1	10
isn	-67	-19	70
isn t	-67	-19	70
it	-16	19	-4
it all	2	-5	3
it arrived	-47	-4	49
it back	-10	-7	18
it because	-35	-15	45
it for	-19	50	-67
it in	5	-6	1
it is	-52	27	16
it on	-21	-2	24
it s	-69	68	-8
it says	50	-45	-32
it was	9	-8	-1
its	-50	-56	62
jewel*	14	-9	-5
jewels	20	-13	-6
job	-10	16	-6
joke	47	-6	-44
jumpe*	-10	27	-22
jumper	-10	27	-22
jumper bobbled	-10	27	-22
just	11	-2	-25
kettl*	38	-25	-20
kettle	38	-25	-20
kids	40	-19	-24
kind	-6	-9	15
kitch*	32	-13	-20
kitchen	32	-13	-20
knew	8	-7	-2
knife	-7	-10	17
knive*	73	-67	-19
knives	73	-67	-19
know	-71	82	-64
knowl*	18	-14	-3
knowledgeable	18	-14	-3
knows	67	-54	-25
label	23	-31	-10
lad	-12	-27	33
lady	-64	-44	73
lamp	10	-53	15
last	-61	3	40
late	-4	38	-53
later	26	-8	-18
laugh*	-31	-11	40
laughed	-31	-11	40
leave	-5	31	-36
left	0	-8	6
left the	30	-17	-17
lense*	27	-20	-8
lenses	27	-20	-8
less	-32	57	-47
let	5	-11	6
let me	40	-15	-27
life	-85	-86	95
light*	-23	-46	42
lighting	-22	-58	41
like a	-20	-5	26
like new	18	-7	-11
like the	-31	41	-20
littl*	28	-15	-12
little	28	-15	-12
little shop	24	-15	-9
ll be	0	-5	5
loads	-8	23	-26
loads of	-14	31	-37
logs	-23	-5	28
logs me	-23	-5	28
long	-43	57	-29
look	-13	23	-12
look at	-16	24	-17
looke*	-2	-12	14
looked	-2	-12	14
looked at	6	-11	5
looks	-24	-22	40
looks like	-6	-5	10
loose	28	-25	-2
lost	63	-55	-25
lot	40	-48	-21
love	22	-13	-9
love it	34	-19	-15
lovel*	11	17	-31
lovely	11	17	-31
lovely people	51	-48	-7
m	17	11	-30
made	28	-11	-17
make	22	46	-80
man	-20	-23	36
march	-22	-15	30
me	10	-10	0
me a	22	-25	-3
me and	-3	-4	7
me out	18	-13	-6
me the	-58	-23	64
mean	16	-19	2
measu*	9	-3	-6
measured	9	-3	-6
measured my	5	-3	-2
meat	-62	49	-34
miles	29	-35	-2
mind	-27	40	-37
minds	11	21	-40
mins	19	-11	-12
minut*	-15	1	9
minutes	-22	5	13
minutes with	85	-10	-85
monda*	-20	24	-10
money	-48	44	-20
month	-9	-5	13
month*	-15	-3	18
months	-15	-3	18
more	43	-62	-4
morni*	-41	36	-6
morning	-41	36	-6
much	22	-16	-9
mum	2	-5	3
my	21	-12	-8
my #	18	-39	4
my brogues	34	-18	-17
my daughter	26	-7	-21
my dog	-2	-8	9
my feet	-15	-8	22
my husband	1	-14	9
my mum	2	-6	4
my nan	19	-12	-6
my order	-5	-6	11
my size	-12	-6	17
my wife	23	-16	-11
name	34	-28	-8
nan	19	-12	-6
need	19	-16	-3
need a	29	-26	-3
neede*	6	-4	-2
needed	6	-4	-2
needed a	15	-7	-9
nervo*	61	-18	-55
nervous	61	-18	-55
never	28	-15	-13
new	23	-9	-13
new one	32	-17	-15
new watch	13	-9	-4
next	16	-25	8
next day	-22	-13	30
next door	5	-4	0
nibs	33	-7	-25
nice	-24	54	-80
nine	4	-13	10
nine in	14	-20	4
no complaints	-25	34	-21
no quibble	39	-13	-33
nobod*	-29	28	0
nobody	-29	28	0
nobody could	-47	48	-15
none	2	-6	4
not	-30	6	23
not a	22	-23	-1
not being	30	-28	-3
not enough	-60	46	-19
not exist	65	-52	-44
not have	-1	27	-36
not it	41	-31	-25
not like	-50	36	4
not much	-29	-13	41
not once	9	-2	-7
not really	7	-1	-6
not t	-40	2	36
not the	5	-13	6
not to	-48	34	-4
not what	-37	-25	56
note	-3	-5	9
nothi*	-31	7	20
nothing	-31	7	20
nothing special	-12	21	-9
now	10	-31	20
now and	4	-40	28
nowhe*	-8	-9	18
nowhere	-8	-9	18
nowhere to	-8	-9	18
oak	11	-29	7
odd	20	-7	-20
of	5	7	-12
of #	-2	-15	10
of a	37	-52	5
of my	-44	37	-2
of paint	21	-19	-1
of the	30	-15	-20
of them	-10	9	-1
off	14	-22	8
off the	32	-19	-14
often	0	30	-54
oh	-21	-8	27
ok	31	-19	-28
old	-13	21	-10
old one	49	-22	-36
on	6	-15	8
on a	20	-11	-9
on my	7	-3	-3
on the	23	-31	4
once	-22	52	-40
once they	-40	80	-76
one	13	-27	14
one gone	49	-22	-36
one of	17	-36	14
one while	5	-4	0
only	43	-35	-14
only went	41	-34	-36
open till	10	-9	0
optic*	-2	-2	5
optician	-2	-2	5
or	-6	-5	11
order	-17	-4	22
order it	-4	-2	6
order*	-24	-5	31
ordered	-26	-4	34
other	48	-40	-14
other*	-3	6	-2
others	-3	6	-2
our	32	-24	-10
out	16	-8	-7
out in	40	-11	-35
out of	50	-34	-26
out the	10	-7	-3
over	-9	13	-8
over the	-10	-3	13
overp*	-70	-27	74
owner	-82	83	-21
owner is	-72	77	-25
owner*	39	-7	-38
owners	39	-7	-38
packe*	14	-12	-2
packed	14	-12	-2
page	-30	-14	38
paid	-34	-16	43
pain	5	-3	-2
paint	12	-14	3
pan	-27	-6	33
paper	31	-30	-8
parce*	-21	-7	29
parcel	-21	-7	29
park	-1	-6	8
parki*	61	-55	-9
parking	61	-55	-9
patie*	25	-16	-9
patience	32	-19	-13
pay	2	-5	3
pay for	9	-2	-14
peopl*	6	9	-18
people	6	9	-18
phone	-7	-2	10
photo	46	-14	-39
place	13	-8	-5
plant*	-30	24	-3
plants	-30	24	-3
plast*	-13	-8	21
plastic	-13	-8	21
pleas*	-2	13	-13
pleasure	20	-15	-5
poppe*	36	-15	-22
popped	36	-15	-22
popped in	36	-15	-22
pound*	7	-22	15
pounds	7	-22	15
presc*	-23	-13	33
prescription	-23	-13	33
press*	17	-5	-12
pressed	22	-6	-17
prett*	44	-26	-33
pretty	44	-26	-33
price	42	-35	-25
price*	29	-25	-9
prices	18	-14	-9
promi*	-48	-5	51
prope*	23	-10	-13
proper	26	-11	-14
put	-9	-4	13
quali*	51	-52	-7
quality	51	-52	-7
quest*	-44	-35	53
questions	-44	-35	53
queue	1	8	-19
quibb*	39	-13	-33
quibble	39	-13	-33
quick	-11	19	-9
quick*	18	-14	-4
quickly	18	-14	-4
quid	-43	29	16
rain	53	-53	-21
rang	14	-18	1
range	-12	20	-11
range of	30	-26	-4
rare	35	-16	-26
re	32	-6	-37
re open	8	-7	0
read	-16	-41	34
reads	-5	-3	9
reall*	-24	2	21
really	-24	2	21
recei*	35	-39	-8
receipt	35	-39	-8
recom*	23	-19	-3
recommend	15	-12	-3
recor*	-10	34	-52
refun*	-7	-4	11
refund	-5	-4	9
repai*	-26	-15	33
repla*	-36	-3	38
resol*	34	-18	-17
resoled	34	-18	-17
rest	-58	-68	71
retur*	13	-25	12
return	40	-38	-6
returning	-26	-10	35
rooms	35	-29	-14
round	16	-24	7
round the	-2	-14	17
rucks*	5	-4	0
rucksack	5	-4	0
rude	-25	-11	35
run	-11	27	-23
runni*	-26	-18	37
running	-26	-18	37
running shoes	-43	-21	48
runs	-1	-6	7
s	-13	22	-9
s a	-30	46	-25
s it	-14	-4	19
s not	-4	-1	6
said	0	-6	6
sale	24	-43	7
same	-13	18	-6
satur*	-44	50	-21
saturday	-44	50	-21
saved	6	-17	11
say	-21	-5	27
says	36	-43	-13
says on	50	-45	-32
secon*	7	1	-7
second	7	1	-7
second time	-26	-3	30
selec*	-51	60	-33
selection	-74	72	-37
selection of	-54	54	-33
serve*	49	-6	-46
served	56	-8	-53
servi*	-58	-15	64
service	-43	23	21
serviced	24	-13	-11
serving	-90	-65	100
shame	64	-64	-32
sharp*	52	-37	-26
she	19	-18	-2
shelf	16	-28	11
shelv*	-11	-14	26
shelves	-11	-14	26
shoes	-10	-19	19
shop	13	0	-13
shop in	35	-33	-2
shop with	8	-7	-1
shoul*	10	-22	10
should	10	-22	10
shut	42	-49	-21
side	19	12	-39
silly	-61	46	-28
simpl*	9	-7	-1
singl*	3	-7	4
single	3	-7	4
site	-16	-5	22
six	0	-10	10
size	28	-38	6
slice*	25	-32	-5
slow	-35	46	-18
small	-14	20	-12
smell	-23	-7	31
smile	-49	50	-2
so	12	2	-14
so can	-23	22	0
so i	51	-26	-54
so much	39	-7	-37
so you	-55	65	-42
sofa	4	-6	2
sold	-52	18	24
sold me	-35	-17	44
solid	8	-10	1
some	-68	73	-47
someb*	-41	-41	57
somebody	-41	-41	57
someo*	22	-7	-16
someone	22	-7	-16
someone to	11	-10	0
someone who	42	-5	-42
somet*	-17	32	-25
something	-17	32	-25
sorry	33	-7	-27
sorte*	34	-11	-24
sorted	34	-11	-24
sourd*	60	-52	-37
sourdough	60	-52	-37
speci*	-12	21	-9
special	-12	21	-9
spotl*	33	-17	-16
spotless	33	-17	-16
staff	-2	17	-16
star	42	-37	-10
stars	-45	-48	64
stars so	-29	-15	35
start	0	-7	7
start to	0	-7	7
steel	-8	-5	14
stick	8	-23	13
stick*	-10	-5	15
stickers	-9	-4	12
sticky	-9	-5	14
sticky floor	-11	-6	17
still	43	-22	-23
stock	3	-9	6
stock and	-12	-10	23
stock*	20	-10	-9
stood	-56	-53	67
stood at	-56	-53	67
store	14	-7	-7
strai*	10	-7	-4
straight	10	-7	-4
strap	15	-5	-10
stree*	-39	47	-28
street	-39	47	-28
stuff	-46	59	-23
such	22	-13	-9
such patience	32	-19	-13
sunda*	49	-33	-21
super*	5	31	-52
superb	-45	48	-23
supermarket	64	-37	-56
swapp*	54	-50	-15
swapped	54	-50	-15
swapped the	54	-50	-15
swore	-7	-3	9
t	-26	6	20
t buy	-57	-40	60
t fault	20	-13	-8
t find	4	-26	19
t have	30	1	-39
t really	-10	22	-11
table	9	-20	6
talke*	35	-18	-19
talked	35	-18	-19
talked me	36	-17	-26
tea	56	-11	-44
tell	-12	34	-30
tell me	-47	48	-15
ten	-39	33	-10
than	25	-13	-13
than i	18	-10	-8
than the	6	7	-16
thank	7	-6	0
thank you	7	-6	0
that	15	-22	5
that is	9	-22	4
that s	-9	-3	13
that they	8	-7	0
the	9	-13	4
the app	-23	-8	31
the best	48	-23	-25
the box	-29	-23	37
the car	-5	-9	15
the corner	-57	52	-20
the counter	-11	-38	36
the crown	20	-13	-6
the door	-6	-1	7
the first	-44	33	3
the fitting	19	-23	2
the floor	5	-8	4
the girl	44	-39	-11
the high	-30	37	-14
the kitchen	49	-22	-36
the label	23	-40	-10
the lady	-51	-37	55
the money	21	-18	-3
the morning	14	-20	4
the next	55	-51	-15
the old	-5	26	-32
the owner	-72	77	-25
the paper	31	-30	-8
the rest	-58	-68	71
the second	12	-7	-6
the shelves	-9	-19	27
the shop	-43	50	-17
the till	-18	-7	26
the tin	50	-45	-32
the way	-3	-7	9
the whole	-7	-14	21
the wrong	-22	-6	28
the young	-54	-18	57
their	47	-30	-25
them	21	-7	-13
then	-44	-12	54
then told	-61	-19	61
there	6	23	-28
there in	29	-20	-11
there s	-56	54	-15
there was	-11	-11	23
these	23	-7	-18
they	-2	11	-9
they found	41	-36	-10
they put	-9	-4	14
they re	33	-3	-44
they said	9	-8	-2
they were	-41	-19	43
thin	-15	-14	29
third	-13	-6	19
third time	-13	-6	19
thirt*	-3	-8	11
thirty	-3	-8	11
this	38	-22	-17
this is	53	-42	-16
thoug*	30	-18	-15
though	34	-20	-19
three	32	-25	-7
three emails	-5	-1	5
three times	61	-36	-49
three weeks	-40	-12	44
throu*	26	-18	-8
through	27	-21	-7
thurs*	33	-14	-20
thursday	34	-9	-27
ticke*	-13	-17	21
ticket	-13	-17	21
tidy	14	-10	-4
till	-8	-8	16
till #	14	-13	0
tills	16	-23	7
time	-1	-12	13
time i	-23	-5	29
times	61	-36	-49
tin	46	-48	-11
to	7	3	-11
to be	-36	7	27
to explain	-48	52	-24
to finish	0	-7	7
to leave	-4	37	-46
to look	-27	29	-19
to my	43	-16	-35
to pay	-10	-9	20
to the	6	8	-23
to us	44	-44	-31
toddl*	9	-2	-6
toile*	-22	-5	27
told	10	-17	7
told i	-21	-2	23
told me	45	-30	-19
tomat*	42	-32	-20
too	3	22	-39
took	2	-9	7
took a	-41	-25	50
took all	41	-12	-34
top	-40	26	12
touch	29	-24	-12
touch*	-48	36	-1
touching	-48	36	-1
touching a	-48	36	-1
town	-31	45	-35
train	-22	-18	30
try	11	-6	-4
try to	-23	-5	28
turne*	-23	36	-17
turned	-23	36	-17
turned up	-19	40	-34
twent*	51	-6	-49
twenty	51	-6	-49
twenty minutes	51	-6	-49
twice	40	-20	-29
twice and	-10	-4	13
two	-6	-9	16
under	7	-1	-10
under*	37	-4	-36
unloc*	-20	-7	28
until	38	-34	-7
up	4	3	-7
up at	-5	-2	7
us	36	-28	-12
use	-4	-5	9
used	-22	3	19
used it	-26	-3	30
used to	-20	5	15
ve	7	10	-19
very	13	-11	-3
visit	-43	21	16
wait	-27	51	-39
wait and	33	-7	-31
waite*	8	-15	6
waited	8	-15	6
waiti*	-27	27	-6
waiting	-27	27	-6
walki*	-5	-8	13
walking	-5	-8	13
walking boots	-5	-8	13
want	41	-24	-27
wardr*	-34	-3	36
wardrobe	-34	-3	36
was	-4	9	-5
was a	12	-8	-4
was for	32	-10	-27
was in	49	-22	-36
was the	-5	-17	21
was told	-28	-4	31
was too	-44	41	-24
was wrong	-18	-12	27
washe*	-26	-3	29
watch	7	-7	0
water*	-69	-17	71
way	-18	12	6
we	24	-18	-6
we can	-4	-2	6
wear	-9	29	-24
websi*	-44	-41	62
website	-44	-41	62
wee	10	-8	-2
wee place	10	-8	-2
week	-1	-6	7
weeke*	38	-38	-11
weekend	13	-7	-8
weeks	-50	28	17
well	3	-23	20
well done	-48	-20	55
went	39	-25	-13
went for	14	6	-23
went in	48	-30	-32
went on	5	-4	0
were	-27	1	25
wet	32	-8	-26
what	23	-29	3
what i	12	-6	-7
what it	17	-30	-5
what s	-9	-6	15
what you	42	-54	14
wheel*	39	-16	-27
wheelchair	39	-16	-27
when	-3	-18	19
when i	-10	-8	18
when my	-32	-9	40
when they	40	-24	-19
where	-48	31	5
where the	-58	56	-26
which	42	-42	-17
while	2	-41	32
while i	5	-4	0
while two	-56	-53	67
who	7	28	-40
whole	-40	-48	61
why	-24	-18	40
wife	23	-16	-11
will	27	-22	-3
will be	55	-32	-26
with	23	-9	-13
with a	28	-7	-20
with my	-3	-5	9
with one	-47	-4	49
with the	15	-12	-2
withi*	50	-6	-47
within	50	-6	-47
witho*	18	-6	-12
without	18	-6	-12
woman	12	-13	0
won	-8	-15	23
won t	-8	-15	23
wool	46	-33	-21
word	-8	-3	10
work	-6	17	-17
worke*	16	-10	-5
worked	16	-10	-5
worth	16	-17	1
worth the	30	-20	-10
would	32	-66	4
would*	-37	10	26
wouldn	-37	10	26
wouldn t	-37	10	26
wrapp*	11	-7	-3
wrapped	11	-7	-3
wrong	2	-7	6
wrong colour	-11	-7	19
wrong size	-21	-2	23
year	-21	-9	29
year old	-26	-18	34
years	43	-17	-30
you	7	20	-28
you can	-38	-57	57
you could	6	43	-57
you for	9	44	-69
you get	26	-34	8
you ll	-1	8	-7
you need	26	-22	-4
you open	-30	51	-37
you pay	9	-2	-14
you wait	-55	65	-42
young	-72	-36	81
young lad	-48	-35	58
your	-19	3	16
your money	-33	16	5
zip went	5	-4	0`;
