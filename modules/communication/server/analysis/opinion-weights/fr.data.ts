// Written by tools/review-analysis/train-opinions.ts.
export const fr = `# #	-42	-25	52
# ans	23	-16	-14
# balles	43	-18	-36
# er	9	-65	20
# et	-8	-16	24
# etoiles	-21	-14	31
# euros	-37	-22	54
# h	13	6	-22
# il	-7	56	-66
# jours	-8	-25	24
# km	48	-15	-45
# l	11	-4	-6
# la	-42	-27	48
# le	-11	-8	21
# min	-8	-2	10
# minutes	-43	25	14
# on	38	-6	-35
# puis	-15	-1	17
# semaines	-34	-7	39
^ #	-21	-15	36
^ a	-43	-15	51
^ accueil	-23	0	15
^ agreable	50	-26	-26
^ alors	-12	42	-52
^ arrive	8	-7	0
^ article	-15	-13	26
^ attente	-12	-17	29
^ au	8	-64	31
^ aucune	3	-32	19
^ beaucoup	28	-6	-30
^ belle	58	-35	-49
^ bof	-86	87	-74
^ bon	-21	44	-36
^ bonjour	-41	16	6
^ bonne	35	-22	-14
^ bons	48	-44	-7
^ boutique	-11	-12	21
^ bravo	-75	-40	90
^ c	-19	34	-23
^ ca	15	-14	-6
^ cabines	-18	-5	23
^ chapeau	45	-12	-36
^ chaussures	-4	-4	7
^ colis	31	-22	-10
^ commande	12	-9	-3
^ correct	-30	44	-32
^ dans	-40	-49	57
^ de	36	-24	-12
^ decevant	-27	-12	39
^ depuis	8	-11	2
^ des	57	-16	-47
^ deux	-31	-14	40
^ du	-15	-15	25
^ echange	-3	-13	17
^ elle	-28	-8	36
^ en	-16	-6	22
^ enfin	24	-14	-10
^ equipe	27	-8	-19
^ et	-12	-1	13
^ ferme	-20	-7	28
^ franchement	24	-17	-7
^ genial	-8	-19	21
^ grand	-12	30	-44
^ horaires	-66	-19	68
^ il	-14	27	-13
^ ils	16	-9	-6
^ impossible	-5	-4	10
^ j	-10	3	6
^ jamais	-8	-20	22
^ jardinerie	76	-54	-63
^ je	14	-14	0
^ l	-18	49	-67
^ la	8	25	-37
^ large	-10	31	-36
^ le	-3	-4	6
^ les	-39	10	30
^ leur	25	-69	11
^ livraison	32	-18	-16
^ livreur	-52	-23	58
^ livreurs	7	-6	-1
^ lunettes	40	-9	-36
^ ma	41	-20	-22
^ magasin	21	-25	5
^ mais	-68	84	-44
^ meme	-31	-12	41
^ mercerie	38	-13	-30
^ merci	-17	-41	42
^ mes	57	-28	-51
^ mon	44	-8	-36
^ moyen	-61	68	-45
^ ni	-63	71	-62
^ on	-28	13	15
^ ouvert	32	-15	-16
^ parfait	38	-21	-17
^ pas	2	15	-18
^ peinture	-68	-63	73
^ personnel	-32	38	-15
^ petit	10	-7	-2
^ pharmacie	71	-48	-61
^ plus	-32	-9	38
^ pour	-21	1	10
^ premiere	24	-18	-7
^ pris	-35	-17	38
^ prix	17	9	-28
^ que	30	-16	-14
^ quel	-46	-30	61
^ rayon	-36	34	-16
^ recu	-17	25	-14
^ retrait	41	-21	-24
^ rien	26	-17	-9
^ sans	-52	-30	57
^ savons	31	-13	-16
^ servi	-31	-25	41
^ super	-8	40	-46
^ toujours	19	-15	-3
^ tout	4	-18	13
^ tres	24	-7	-19
^ trois	-31	-29	48
^ trop	25	-50	18
^ un	-9	21	-17
^ une	16	-16	1
^ vendeur	-47	22	10
^ vendeuse	-4	-5	9
^ verres	-8	-3	12
^ voila	64	-55	-41
^ vous	-2	-5	7
^ y	34	1	-43
^ 😍	23	-12	-11
a	7	1	-7
a #	31	-8	-25
a avoir	73	-21	-70
a bien	-34	-11	42
a demande	53	-5	-51
a dire	-88	90	-30
a dit	42	-4	-41
a du	-15	30	-23
a ete	17	-8	-11
a fait	8	-12	4
a fuir	-30	-7	37
a jour	-16	-7	22
a l	54	-15	-42
a la	-6	-3	9
a lache	8	-13	5
a meme	39	-24	-21
a mon	-5	-22	22
a montre	18	-22	3
a neuf	40	-8	-38
a pas	45	-32	-28
a plus	31	-48	-13
a pris	11	-2	-9
a raccroche	-29	-10	37
a redire	32	-25	-8
a refait	10	-5	-4
a tomber	24	-10	-12
a tout	4	-19	6
a trouve	13	-5	-9
a un	-37	44	-27
a une	-18	-5	24
a vendu	-5	-22	27
a voir	-16	29	-28
aband*	-8	-4	12
acceu*	-6	-10	17
acceuil	-6	-10	17
accro*	72	-42	-50
accroc	72	-42	-50
accue*	29	-15	-18
accueil	26	-11	-20
accueil chaleureux	53	-31	-37
achat	42	-26	-17
achet*	-23	-2	25
achete	-8	4	3
adora*	-51	64	-21
adorable	-12	29	-27
adorables	-64	64	-6
adore	33	-19	-15
adres*	56	-43	-41
adresse	56	-43	-41
affai*	-50	52	-19
affic*	-20	-9	29
affiche	-23	-6	29
affiche #	-4	-1	5
affin*	38	-36	-2
agrea*	32	-18	-14
agreable	32	-18	-14
agreable et	19	-13	-5
ai	-24	15	9
ai commande	25	-4	-22
ai cru	-7	-17	24
ai demande	-26	-6	31
ai eu	-61	-14	64
ai rien	-70	71	-22
ai voulu	-4	-2	6
aide	10	-9	-1
aille*	4	-11	7
ailleurs	4	-11	7
aimab*	11	-18	7
aimable	-8	-8	17
ali	30	-19	-10
ali baba	30	-19	-10
allai*	53	-29	-41
allait	53	-29	-41
allez	29	-23	-6
allez y	29	-23	-6
alors	10	-13	2
alors que	-21	-24	43
amann	55	-38	-44
ancie*	65	-11	-57
ancien	45	-7	-42
ancienne	54	-14	-45
anniv	-24	-9	33
annon*	-44	-9	50
annonce	-44	-9	50
annonce #	-51	-10	55
annul*	-14	-11	25
annulee	-8	-4	12
ans	17	-11	-8
ans et	-43	-2	44
aout	-12	48	-70
appar*	51	-27	-39
appareil	51	-27	-39
appel*	-18	-15	28
appele	50	-9	-45
appelle	-60	-27	68
appels	-3	-2	5
appli	-58	-20	67
apres	36	5	-47
apres le	-79	63	-20
apres midi	73	-39	-55
argen*	36	-7	-31
argent	41	-8	-38
arriv*	-6	7	-4
arrive	-21	-16	35
arrivee	54	-25	-43
arriver	-62	50	-35
arros*	13	-17	-6
art	-5	-14	15
artic*	-10	14	-9
article	-2	-17	18
article recu	-31	-12	39
assie*	-1	-11	12
atten*	-33	4	28
attendais	-13	-61	65
attendre	-48	55	-19
attends	-32	-5	35
attends toujours	-32	-5	35
attente	8	0	-9
au	-26	2	24
au bout	-41	28	6
au comptoir	-55	-13	61
au nez	-29	-10	37
au premier	2	-10	8
au rayon	6	-8	2
au revoir	-48	-54	66
au telephone	-3	-6	10
au top	36	-38	-9
aucun	7	-19	13
aucun*	6	-27	18
aucune	6	-27	18
aucune competence	-39	-19	46
audit*	53	-17	-42
aurai*	46	-10	-42
aurait	46	-10	-42
aurait pu	46	-10	-42
aussi	-81	89	-43
autre	-46	59	-31
autre*	-57	59	-43
autres	-57	59	-43
aux	48	-23	-31
avaie*	-35	-43	46
avaient	-35	-43	46
avaient la	-54	-46	59
avais	44	-18	-27
avait	47	-21	-41
avanc*	51	-55	-14
avance	51	-55	-14
avant	-40	15	24
avant de	23	-11	-11
avec	20	-10	-10
avec des	16	-8	-8
avec la	-1	17	-19
avec le	5	11	-15
avec ma	39	-7	-33
avec mes	31	-10	-23
avec mon	21	-18	-3
avec sa	-26	-3	29
avec un	58	-36	-31
avec une	-22	-8	28
avez	-27	23	-4
avis	31	-27	-14
avoir	63	-55	-28
avoir encore	73	-21	-70
baba	30	-19	-10
bague*	-7	-47	27
baguette	-7	-47	27
bah	37	-28	-23
balan*	-7	-2	10
balance	-7	-2	10
balance le	-7	-2	10
balle*	43	-18	-36
balles	43	-18	-36
barre*	-32	44	-29
barres	-32	44	-29
bas	26	-8	-20
beau	-33	48	-43
beauc*	-15	32	-25
beaucoup	-15	32	-25
beaucoup de	44	-10	-46
beaucoup trop	-11	-11	23
belle	51	-24	-35
bien	7	14	-23
bien change	-34	-11	42
bien conseille	27	-19	-8
bien emballe	17	-13	-5
bien fourni	-37	49	-65
bien range	22	-19	-3
biere*	29	-20	-10
bieres	29	-20	-10
bluff*	-18	-20	26
bof	-86	87	-74
boite	47	-25	-22
boite*	14	-19	4
boites	14	-19	4
bon	32	-8	-24
bon conseil	9	15	-28
bon et	63	-47	-24
bonhe*	-2	-12	13
bonheur	-2	-12	13
bonjo*	-37	10	16
bonjour	-37	10	16
bonne	1	14	-25
bonne humeur	21	-16	-5
bonne*	40	-31	-10
bonnes	40	-31	-10
bons	-12	22	-18
bons conseils	41	-35	-7
bouch*	-42	38	-8
boucher	-52	59	-49
boucherie	32	-22	-10
bouil*	31	-24	-16
bouilloire	31	-24	-16
boula*	-58	60	-28
boulo*	38	34	-82
bouqu*	10	-49	27
bouquet	-50	-9	55
bout	-36	25	4
bout d	-79	44	11
bout de	13	-8	-5
bouti*	-23	-21	40
boutique	-23	-21	40
bouto*	38	-13	-30
bravo	-44	-11	44
budge*	26	-10	-18
budget	26	-10	-18
buffe*	-60	37	10
buffet	-60	37	10
bus	22	-25	3
c	-20	21	-1
c est	-21	23	-3
c etait	-14	4	7
ca	7	-7	-1
ca a	-34	-11	42
ca change	20	-15	-4
ca depend	-20	26	-8
ca fait	-27	-8	32
ca se	46	-58	-14
ca sent	-49	-10	54
ca va	24	-19	-5
ca vaut	23	-11	-11
cabin*	-16	-6	23
cabines	-16	-6	23
cabines d	-18	-5	23
cadea*	-41	-20	51
cadeau	-41	-20	51
cafe	18	-12	-6
caiss*	27	-15	-18
caisse	43	-30	-27
caisse #	-7	-4	11
caisse une	-11	-11	21
caisses	32	-31	-19
caissiere	-35	28	0
cale	-93	93	-21
canap*	2	17	-20
canape	2	17	-20
car	15	-15	-1
carte	-62	-19	65
carto*	-24	16	6
carton	-13	-18	31
carton par	-42	-16	51
cartons	-46	45	-25
casse	31	-24	-9
catas*	-20	14	6
catastrophique	-20	14	6
caver*	30	-19	-10
caverne	30	-19	-10
caverne d	30	-19	-10
cavis*	28	-8	-20
caviste	28	-8	-20
ce magasin	18	-31	4
ce prix	-38	36	-11
ce qu	42	-31	-17
ce que	22	13	-38
ces	18	-63	37
ch	32	-17	-15
chale*	55	-31	-32
chaleureux	55	-31	-32
chang*	6	-14	9
change	1	-13	13
change et	-14	-15	26
changee	30	-13	-18
changement	9	-10	1
chape*	45	-12	-36
chapeau	45	-12	-36
chaqu*	22	-15	-8
chaque	22	-15	-8
charg*	39	-31	-9
charge	46	-40	-13
charge tout	51	-46	-19
charger	13	-10	-3
charm*	-25	36	-20
charmante	55	-31	-27
chaus*	21	-16	-5
chaussures	21	-16	-5
cher	-7	12	-8
cher c	-50	53	-47
cher du	-8	20	-26
cher pour	-27	-43	57
cher que	23	-26	-8
cherc*	10	-8	-2
chers	50	-13	-41
chez	27	-14	-14
chien	-26	-14	36
chino*	-3	-4	6
chinois	-3	-4	6
chois*	24	-13	-12
choix	5	6	-12
choix de	18	2	-22
choix et	42	-38	-4
choix mais	-12	24	-27
chose*	-5	15	-11
choses	-5	15	-11
choue*	26	-16	-9
chouette	26	-16	-9
chron*	21	31	-61
chrono	21	31	-61
cinq	-24	-17	36
clair*	-32	-35	43
claires	33	-22	-11
class*	55	-22	-48
clien*	6	-9	2
clients	6	-9	2
code	-35	32	-8
code promo	-30	-17	44
coffr*	15	-8	-7
coffre	15	-7	-8
colis	23	-20	-3
colis tres	35	-23	-12
colle*	-55	-9	59
comma*	-9	-9	17
commande	-14	-16	29
commande en	-48	-46	59
commande sur	42	-2	-41
comme	16	-12	-4
comme ca	21	-12	-9
comme on	12	-7	-5
comme si	31	-16	-23
comme un	-34	12	14
comme*	-28	50	-51
comment	35	-30	-4
commerce	-34	43	-46
compe*	-7	-15	21
competence	-39	-19	46
competent	18	-14	-5
compl*	52	-32	-34
compt*	-66	11	54
comptoir	-55	-13	61
confi*	-14	-1	15
confo*	44	-23	-22
conna*	-28	40	-15
connait	-45	50	-12
connait son	-54	55	-14
conse*	23	-13	-11
conseil	5	6	-13
conseille	31	-18	-14
conseils	37	-28	-9
conti*	36	-20	-15
continuez	36	-20	-15
contr*	46	-16	-39
contre	36	-14	-43
controle	35	-8	-28
controle de	35	-8	-28
corre*	6	13	-23
correct	-4	25	-33
correct sans	-60	62	-40
corrects	38	-33	-5
cote	28	-15	-13
coule*	22	-6	-23
couleur	-20	31	-25
coupl*	44	-27	-30
couple	44	-27	-30
couple qui	44	-27	-30
coute*	12	-11	-2
couteaux	12	-11	-2
coutu*	10	-31	19
crois*	35	-13	-27
cru	0	-12	13
cru que	1	-16	15
cuisi*	9	-5	-4
cuisine	9	-5	-4
d	-6	12	-7
d ali	30	-19	-10
d arriver	-62	50	-35
d attente	-8	16	-11
d autre	-21	31	-17
d avis	62	-33	-47
d avoir	15	-7	-8
d essayage	-18	-5	23
d etre	4	-12	4
d un	18	-21	0
d une	1	-42	21
dame	29	-13	-15
dans	-12	-20	30
dans du	30	-12	-17
dans l	65	-26	-50
dans la	1	20	-40
dans le	-17	-20	31
dans les	-9	-17	25
dans tout	-31	-10	41
dans un	3	-25	17
dans une	-40	-49	57
de #	-25	-23	43
de bon	36	-20	-17
de choix	5	-10	4
de folie	24	-20	-4
de gamme	-26	-19	38
de haut	9	-6	-3
de l	-23	-15	38
de la	-51	45	0
de lecture	-47	-18	50
de ma	81	-16	-72
de me	-42	-17	50
de modeles	51	-38	-18
de mon	41	-18	-24
de montre	-47	49	-16
de noel	89	-28	-89
de payer	-4	-11	15
de prix	-60	36	-6
de qualite	37	-27	-9
de quoi	20	-14	-6
de reparation	-54	-15	60
de son	-34	-13	42
de stock	-11	-4	16
de suite	55	-45	-18
de tout	-10	14	-5
debut	8	-9	1
debut a	8	-9	1
decev*	-27	-12	39
decevant	-27	-12	39
deco	74	-42	-69
decol*	-7	-7	15
decou*	-8	-22	28
decue	44	-21	-24
deja	20	-15	-9
delic*	26	-16	-10
demai*	-11	-6	16
demain	-11	-6	16
deman*	15	-8	-7
demande	19	-9	-10
demande une	15	-6	-10
demi	-60	45	11
demi heure	-38	56	-34
depan*	20	35	-67
depen*	-20	26	-8
depend	-20	26	-8
depend sur	-20	26	-8
depui*	3	-10	8
depuis	3	-10	8
depuis #	19	-23	-7
depuis le	-21	-8	29
deran*	-68	-47	71
derni*	-21	44	-39
derri*	-36	-7	41
derriere	-36	-7	41
des	27	-9	-18
des lunettes	11	-1	-10
des pneus	-63	-29	69
desag*	-44	-20	54
dessi*	12	-6	-5
dessu*	-60	-2	53
dessus	-60	-2	53
dessus le	-42	-16	51
detou*	23	-11	-11
detour	23	-11	-11
deux	27	3	-31
deux fois	59	-33	-38
deux heures	78	-24	-75
deux jours	10	-6	-5
deux minutes	45	-6	-44
deux mois	-4	-4	8
deuxi*	-59	57	-19
deuxieme	-59	57	-19
devan*	-12	-8	20
devant	-12	-8	20
devis	-68	64	-1
diman*	54	-32	-30
dimanche	54	-32	-30
dimanche matin	54	-29	-43
dire	-43	60	-29
direc*	16	-21	1
disan*	-29	-20	41
disant	-29	-20	41
discu*	-68	48	-12
dispo	-9	-13	20
dispo*	-43	35	-17
disponible	-43	35	-17
distr*	23	-32	-4
dit	35	-4	-31
dit que	-8	-3	11
divin*	-38	51	-42
dix	11	-11	1
domma*	28	8	-48
dommage	28	8	-48
dommage qu	14	25	-59
donne	30	4	-48
dos	6	-18	11
doubl*	49	-9	-44
double	27	-7	-21
douce*	-37	43	-11
doucement	-49	51	-7
douze	-28	-7	34
drive	-8	-5	12
du	-3	6	-4
du bon	58	-50	-25
du bonheur	26	-14	-13
du choix	-12	29	-24
du debut	8	-9	1
du dimanche	61	-35	-51
du grand	11	-20	1
du magasin	-50	-3	52
du monde	22	-21	-1
du tissu	30	-12	-17
du top	40	-24	-16
du tout	29	-11	-20
eau	-26	-8	34
echan*	-4	14	-14
echange	14	-14	0
echange sans	19	-15	-4
echangee	-33	51	-58
eclai*	-31	40	-39
ecout*	21	-17	-4
ecoute	21	-17	-4
ecras*	33	-14	-25
effic*	-27	-37	44
efficace	33	-21	-13
elle	-33	32	-2
elle a	-35	-5	39
elle m	11	-6	-6
embal*	-27	-15	40
emballage	-52	-19	61
emballe	16	-11	-5
en	7	-6	-2
en #	-16	1	14
en caisse	40	-36	-20
en charge	46	-40	-13
en deux	66	-15	-58
en face	-32	48	-42
en fait	12	-7	-5
en ligne	-4	16	-17
en magasin	-37	-9	45
en novembre	18	-23	-10
en or	30	-23	-7
en panne	38	-22	-28
en plus	2	-8	7
en prime	17	-8	-9
en stock	4	13	-18
en une	54	-21	-41
encor*	54	-2	-56
encore	54	-2	-56
encore des	3	26	-39
enerv*	23	-18	-7
enfan*	43	-15	-33
enfants	43	-15	-33
enfin	39	-17	-24
enfin quelqu	24	-14	-10
enten*	-7	-4	12
entre	-9	54	-55
entre deux	35	-17	-19
entre midi	-43	57	-51
entre*	28	-29	-6
entree	61	-34	-46
envie	24	-15	-9
equip*	54	-17	-37
equipe	54	-17	-37
equipe au	16	-8	-8
er	9	-65	20
erreu*	23	-14	-13
erreur	23	-14	-13
erreur de	34	-18	-23
esper*	33	-23	-21
essay*	23	-18	-9
essayage	-18	-5	23
essayer	6	-2	-4
est	-14	27	-13
est a	-71	49	26
est bien	34	-21	-13
est ce	-37	54	-35
est dire	35	-18	-18
est en	-53	64	-30
est fait	-10	-13	22
est jamais	-23	-9	32
est la	34	-46	-8
est le	9	-5	-5
est magnifique	-1	30	-51
est moi	-67	-26	74
est pas	-10	20	-19
est tout	-10	13	-33
est tres	-50	58	-49
est un	8	22	-46
est vous	-5	-2	7
et	7	-5	-3
et #	20	-12	-11
et avec	18	-11	-7
et bien	14	-16	3
et c	-61	29	31
et ca	-49	56	-43
et des	19	-16	-4
et deux	0	44	-57
et en	6	-7	2
et hop	27	-7	-21
et il	5	-2	-3
et je	52	-13	-50
et l	14	-8	-5
et la	23	-6	-16
et le	19	-14	-4
et les	8	-11	4
et m	30	-19	-10
et on	23	-16	-9
et pas	12	-45	24
et personne	-3	-10	14
et quand	-30	-5	34
et sans	44	-40	-10
et un	25	-14	-10
et une	-20	-7	27
etais	-41	-5	44
etait	-15	27	-13
etait bon	-28	46	-35
etait pas	-31	32	-14
etait trop	-39	50	-28
etait une	23	-17	-9
ete	17	-8	-11
etes	-7	36	-32
etiqu*	35	-4	-30
etiquette	13	-4	-9
etoil*	-30	-17	43
etoiles	-30	-17	43
etoiles pour	-48	-17	54
etre	3	-20	16
eu	-61	-14	64
euros	-34	-20	51
euros le	-44	-11	53
eux	9	-6	-3
evide*	28	-20	-12
excel*	25	-15	-10
expli*	11	-6	-7
explications	64	-25	-50
explications claires	33	-22	-11
explique	18	-12	-6
expliquer	-45	14	25
expre*	-5	-2	7
fabri*	-6	-19	21
face	-32	48	-42
facil*	15	-12	-3
facile	19	-15	-4
faire	-34	27	5
faire la	33	-68	26
fait	-30	24	2
fait #	-37	-9	43
fait essayer	6	-2	-4
fait le	21	-9	-13
fait plus	12	-7	-5
fait pour	14	-6	-9
fait sentir	7	-17	8
fait un	44	-34	-14
faite*	-44	33	1
faites	-44	33	1
fallu	-40	38	-20
faudr*	29	-43	-8
faudrait	75	-39	-69
faut	-8	12	-10
faut avoir	57	-52	-30
faute*	70	-40	-59
fauteuil	70	-40	-59
femme	23	-23	-2
ferme	-38	-23	56
ferme a	-11	-4	15
ferme*	12	32	-55
fermes	21	-16	-4
fermeture	50	-40	-20
feuil*	-91	-42	95
feuille	-91	-42	95
fille	-10	-6	16
fille*	-17	62	-66
filles	-17	62	-66
fin	-39	33	7
fini	-22	-34	40
finir	-56	-14	59
finis*	-5	42	-47
fletr*	-18	-12	27
fletris	-18	-12	27
fleur*	-22	-8	28
fois	42	-19	-28
fois que	28	-8	-21
folie	24	-20	-4
fond	7	-3	-5
formi*	-50	-16	53
formidable	-50	-16	53
fourn*	-37	49	-65
fourni	-37	49	-65
frais	-16	-23	32
franc*	22	-14	-7
franchement	25	-17	-8
frigo	60	-35	-55
froma*	40	-27	-12
fromages	54	-39	-18
fruit*	-89	29	50
fruits	-89	29	50
fuir	-30	-7	37
galer*	81	-46	-70
galere	81	-46	-70
gamme	-9	-21	27
garde	3	-18	10
garde*	-34	56	-50
garer	35	-33	-4
gars	-33	38	-10
gatea*	31	-48	5
genia*	17	-23	2
genial	17	-23	2
gens	-24	32	-15
genti*	37	-13	-33
gentil	-32	36	-7
gentils	71	-62	-55
geran*	-79	-20	80
glaci*	-50	-17	54
gout	-30	40	-25
grain*	-33	-16	42
graines	-43	-21	49
grand	4	15	-25
grand choix	40	-29	-11
grand parking	12	-10	-1
grand*	-10	8	0
grande	12	13	-29
grande surface	39	-21	-20
gratu*	12	-9	-2
gratuit	15	-12	-3
gratuit juste	13	-10	-3
guide*	67	-32	-52
h	13	6	-22
h #	9	-7	-1
h du	49	-29	-42
h un	-44	-24	50
habit*	81	-32	-74
haie	64	-15	-59
handi*	10	-6	-5
haut	-9	-16	20
heure	-38	16	23
heure pour	-5	-2	8
heure*	3	50	-69
heures	72	-17	-68
honne*	21	-12	-8
honnete	9	-7	-2
honte	-8	-4	13
hop	27	-7	-21
horai*	-70	35	30
horaires	-70	35	30
hors	-60	36	-6
hors de	-60	36	-6
humeu*	21	-16	-5
humeur	21	-16	-5
ici	19	-10	-10
il	-10	21	-12
il a	-23	-10	33
il est	-9	-9	18
il faut	-33	19	10
il m	35	-13	-21
il me	86	-20	-83
il n	-54	56	-16
il y	-29	48	-29
ils	10	19	-34
ils l	-32	48	-41
ils m	19	-9	-9
ils ont	12	-10	-3
imbat*	43	-24	-19
immed*	42	-23	-26
impec*	11	-6	-5
impeccable	11	-6	-5
imper*	-78	-56	79
impermeable	-78	-56	79
impos*	-5	-4	10
impossible	-5	-4	10
incro*	6	-3	-2
incroyable	6	-3	-2
inter*	-38	36	-13
interminable	-71	53	-33
internet	3	-10	7
invis*	64	-48	-46
invisible	64	-48	-46
j	-9	0	9
j adore	33	-19	-15
j ai	-29	15	14
j appelle	-60	-27	68
j attends	-32	-5	35
j avais	44	-18	-27
j en	-25	-7	31
j etais	-41	-5	44
j y	49	-26	-30
jamai*	-26	7	19
jamais	-26	7	19
jamais la	-23	-9	32
janvi*	36	-23	-29
janvier	36	-23	-29
jardi*	19	-46	13
jardin	-54	-38	60
jardinerie	77	-48	-54
je	17	-18	2
je me	-22	-17	35
je mets	28	-28	-12
je n	-53	1	48
je ne	6	-14	8
je recommande	28	-14	-13
je suis	-21	-6	25
jeudi	14	-25	3
jeune	6	-7	1
jolie	24	-14	-9
jolie*	23	-16	-6
jolies	23	-16	-6
jolies choses	23	-16	-6
jour	3	-12	8
journ*	44	-30	-26
journee	44	-30	-26
jours	13	-16	3
jours apres	60	-29	-52
jours et	36	-8	-28
jusqu	-18	31	-46
jusqu a	-37	48	-59
jusqu au	28	-12	-22
juste	73	-17	-62
juste devant	10	-7	-2
juste un	73	-31	-64
km	48	-15	-45
kouig*	55	-38	-44
kouign	55	-38	-44
kouign amann	55	-38	-44
l	-14	19	-5
l a	62	-4	-61
l ancienne	54	-14	-45
l ecoute	21	-17	-4
l emballage	13	-16	3
l entree	55	-38	-43
l equipe	65	-36	-55
l etiquette	-4	-2	6
l heure	-37	-21	43
l ont	-32	48	-41
l opticien	49	-30	-28
la	-3	7	-4
la baguette	-7	-47	27
la boite	35	-26	-8
la bonne	8	-5	-3
la caisse	26	-12	-33
la caissiere	-21	-11	28
la couleur	-20	31	-25
la dame	16	-5	-11
la fermeture	20	-7	-13
la fin	-41	41	-2
la grande	12	18	-37
la journee	44	-30	-26
la main	-8	-5	13
la maison	40	-19	-26
la meilleure	32	-22	-11
la moitie	17	10	-34
la notice	-18	-5	23
la patronne	3	-34	28
la petite	69	-12	-60
la pharmacienne	-38	49	-61
la piece	14	-5	-8
la porte	-26	-8	34
la poussiere	-2	39	-44
la premiere	-50	52	-18
la prochaine	47	-32	-15
la queue	-37	-13	39
la table	21	-23	-6
la tete	7	-6	0
la vendeuse	-67	59	7
la veste	11	-20	6
la voiture	59	-23	-44
lache	-2	-16	19
laine	46	-50	-1
laiss*	-1	-19	9
lait	18	-46	3
large	5	12	-20
large choix	-3	22	-25
lavag*	-25	-13	39
lavage	-17	-16	33
le #	7	8	-15
le bon	29	-21	-18
le carton	-42	-16	51
le chien	1	-14	6
le detour	23	-11	-11
le devis	-68	64	-1
le dimanche	41	-37	-14
le jeune	2	-7	4
le lendemain	-20	-20	31
le magasin	-22	-10	33
le modele	32	-17	-20
le monde	65	-5	-64
le monsieur	26	15	-41
le mot	12	-6	-6
le nom	-57	-17	66
le paquet	36	-9	-26
le patron	92	-71	-71
le petit	44	-13	-36
le portail	-42	-16	51
le premier	29	-14	-15
le prix	45	-59	-14
le rayon	-46	-58	72
le samedi	-11	31	-35
le sav	-54	-12	61
le seul	73	-21	-70
le site	46	-7	-41
le soir	69	-39	-64
le sourire	27	-15	-12
le suivi	-10	-8	18
le temps	-10	-21	23
le vendeur	-30	-22	48
le vigile	-31	-10	41
lectu*	-47	-18	50
lecture	-47	-18	50
legum*	6	-24	16
legumes	6	-24	16
lende*	-20	-20	31
lendemain	-20	-20	31
lenti*	35	-7	-29
lentilles	35	-7	-29
les	-10	-2	11
les deux	-31	42	-31
les horaires	-70	55	-17
les options	18	-18	-1
les pieds	-8	-5	14
les prix	-5	5	-23
les yeux	1	-14	13
leur	48	-44	-14
leur site	26	-20	-8
leurs	19	-10	-8
lever	-25	-10	34
lever le	-8	-5	14
libra*	50	-43	-14
librairie	50	-43	-14
ligne	-4	16	-17
lit	39	-36	-9
livra*	22	-17	-6
livraison	22	-17	-6
livre	3	-18	15
livre le	22	-22	-4
livre*	-20	-9	30
livreur	-42	-16	51
livreur qui	-52	-23	58
livreurs	7	-6	-1
livreurs ponctuels	7	-6	-1
lui	-30	28	-8
lumin*	41	-32	-13
lundi	-49	-35	66
lunet*	40	-10	-31
lunettes	40	-10	-31
m	16	-17	1
m a	16	-14	-2
m en	18	-18	-1
m ont	22	-8	-13
ma	25	-18	-6
ma commande	-57	-23	63
ma fille	-10	-6	16
ma mere	-19	-7	25
ma montre	-9	-8	16
ma taille	-27	-13	37
macar*	16	-11	-5
macarons	16	-11	-5
madam*	-3	-2	5
madame	-3	-2	5
magas*	-5	4	0
magasin	-5	5	0
magasin de	22	-23	-2
magasin propre	36	-31	-5
magni*	-43	8	32
magnifique	-61	19	42
mai	-59	1	42
mails	-11	-4	15
main	-4	-4	8
mais	14	13	-29
mais a	7	33	-69
mais ca	51	-55	-14
mais faut	68	-62	-21
mais la	-50	63	-33
mais les	75	-74	-11
mais personne	-62	63	-12
mais quel	-12	31	-30
maiso*	40	-19	-26
maison	40	-19	-26
mal	-11	14	-6
mal du	54	-41	-14
manqu*	73	-22	-66
march*	42	-45	-10
marche	35	-54	3
mardi	17	-20	-4
mari	-24	-10	31
maroq*	30	-71	21
maroquinerie	30	-71	21
marqu*	-24	23	-7
marque	0	-10	11
marques	-31	43	-39
matel*	-32	-16	43
matelas	-32	-16	43
matin	39	-22	-27
mauva*	-5	-6	10
mauvaise	-5	-7	11
me	-6	-11	17
me dit	-10	-3	13
me suis	-18	-22	29
meill*	27	-17	-10
meilleur	22	-13	-8
meilleure	32	-22	-11
meme	45	-19	-25
meme le	25	-9	-16
meme les	19	-12	-7
meme monte	7	-6	-1
meme pas	-31	-12	41
meme quand	18	-13	-3
merce*	38	-13	-30
mercerie	38	-13	-30
merci	-8	-20	23
merci a	34	-20	-13
mercr*	16	-19	-4
mercredi	16	-19	-4
mere	8	-14	6
merit*	72	-55	-49
merite	72	-55	-49
mes	39	-18	-21
mes lentilles	35	-7	-29
mes tomates	24	-10	-14
mesur*	26	-9	-17
mesure	16	-7	-9
mesures	31	-12	-23
metie*	15	-13	-1
metier	15	-13	-1
metre*	-21	-8	30
metres	-21	-8	30
mets	28	-28	-12
mets #	-34	-10	40
mettr*	22	-8	-15
mettre	22	-8	-15
midi	9	8	-23
midi ca	17	-14	-3
midi et	11	37	-67
miel	29	-23	-17
miett*	50	-61	-40
miettes	50	-61	-40
mieux	-29	-20	42
min	-8	-2	10
minut*	0	11	-11
minutes	-7	15	-9
minutes pour	-69	50	-2
mis	-40	-31	51
mme	79	-22	-76
model*	43	-27	-17
modele	33	-19	-16
modeles	51	-38	-18
moi	-28	-21	46
moins	-28	29	-3
moins cher	61	-33	-34
mois	-20	-6	24
moiti*	50	4	-58
moitie	50	4	-58
momen*	-60	-16	63
moment	-60	-16	63
moment de	-60	-16	63
mon	2	-9	7
mon canape	8	-4	-4
mon fils	-4	-2	6
mon mari	-24	-10	31
mon velo	2	-13	11
monde	60	-18	-46
monsi*	-18	39	-23
monsieur	-18	39	-23
monsieur qui	-60	63	-22
monte	11	-8	-3
monte le	14	-9	-4
monte*	43	-13	-35
monter	61	-18	-54
montr*	-19	20	-2
montre	-19	20	-2
montu*	56	-33	-32
montures	57	-34	-40
mort	-33	-10	40
mot	17	-14	-3
mot gentil	17	-15	-3
mot pour	16	-10	-6
moyen	-67	77	-52
moyen*	37	-35	-14
n	-6	5	0
n a	-35	12	19
n en	9	-8	-1
n est	36	-17	-22
n etait	-40	41	-21
n y	-77	29	42
ne	-10	4	6
ne repond	-40	-14	49
netto*	39	-11	-32
nettoye	44	-9	-40
neuf	-12	-12	20
nez	-16	-8	25
ni	-63	57	-40
nicke*	27	-18	-8
nickel	27	-18	-8
noel	32	-25	-25
noel a	89	-28	-89
nom	-1	-30	26
non	-12	47	-43
non plus	-71	75	-55
non stop	17	-14	-3
not a	12	26	-41
not au	-19	-9	28
not bien	-17	-10	25
not c	15	-20	3
not ca	-43	-22	48
not d	51	-34	-37
not de	-3	-22	19
not demande	11	-7	-5
not du	2	-25	13
not elle	21	-35	8
not en	8	-10	2
not est	-1	22	-31
not et	3	-6	4
not etait	-33	29	-5
not il	23	-5	-17
not jamais	-41	30	4
not l	-13	-14	27
not la	17	-20	2
not le	41	-19	-25
not les	7	-20	11
not m	28	-15	-16
not ma	-51	-34	64
not me	30	-11	-22
not mon	-46	-15	51
not ni	-63	49	-38
not on	45	-19	-33
not ouvrir	6	-12	6
not pas	1	-8	7
not personne	27	-29	-8
not photo	57	-51	-41
not plus	48	-12	-36
not pour	34	-31	-4
not que	31	-18	-14
not qui	-64	55	-38
not rien	-4	20	-23
not se	77	-54	-51
not serieux	33	-18	-15
not tout	65	-5	-64
not un	12	-7	-5
not vous	7	-5	-2
not y	-60	33	25
notic*	-18	-5	23
notice	-18	-5	23
nous	3	-17	8
nouve*	-44	-16	52
nouveau	-55	-24	62
novem*	18	-23	-10
novembre	18	-23	-10
numer*	-59	-14	64
odeur	3	-9	6
offer*	9	-7	-2
offert	9	-8	-1
on	-19	6	13
on demande	11	-11	1
on en	1	-11	5
on est	-31	31	-5
on m	12	-14	2
on me	-10	-3	13
on n	20	-11	-9
on ne	-56	54	-28
on s	17	-12	-5
on se	3	-23	17
on sent	-28	36	-32
on tombe	-20	26	-8
on trouve	9	-5	-3
on va	13	11	-74
on vous	-56	49	10
on y	2	17	-25
ont	3	4	-8
ont fait	17	-4	-13
ont meme	7	-6	-1
optic*	47	-24	-25
opticien	64	-34	-36
optio*	-9	-51	48
options	18	-18	-1
or	23	-17	-5
ou	-34	-23	48
oui	-38	35	-9
ourle*	29	-30	-1
ourlet	29	-30	-1
ouver*	-30	31	-2
ouvert	4	-16	12
ouvert le	38	-15	-23
ouverte	-61	56	-3
ouverts	-10	39	-31
ouvri*	25	-18	-7
ouvrir	25	-18	-7
pain	4	-21	5
palet*	-27	40	-29
panne	38	-22	-28
papie*	18	-24	-2
papier	18	-24	-2
papot*	-20	-8	28
papotent	-26	-12	37
paque*	29	-9	-20
paquet	29	-9	-20
paquet cadeau	29	-8	-22
par	-27	28	1
par contre	36	-14	-43
par dessus	-42	-16	51
par le	47	-27	-33
parce	24	-11	-13
parce que	24	-11	-13
parfa*	16	-23	4
parfait	13	-25	6
parki*	0	27	-43
parking	0	27	-43
parking gratuit	15	-12	-3
parla*	-17	-23	34
parlait	-17	-23	34
parle	4	-8	3
parti*	-14	-8	22
partie	-14	-8	22
parto*	16	-9	-8
partout	16	-9	-8
pas	6	-7	1
pas a	69	-5	-68
pas ca	-43	-22	48
pas cher	-40	57	-32
pas d	16	-13	-2
pas de	18	12	-37
pas en	8	-13	2
pas la	-17	-7	26
pas le	7	-38	22
pas mal	54	-41	-14
pas photo	57	-51	-41
pas plus	16	-10	-6
pas un	-11	-10	21
passa*	-13	-13	22
passe	29	-32	-6
passe*	59	-20	-45
passee	18	6	-25
passer	73	-42	-61
passi*	18	-12	-5
passionnes	12	-9	-3
patie*	-3	11	-15
patience	38	-26	-15
patience d	9	-8	-1
patis*	-82	55	27
patro*	71	-59	-36
patron	92	-71	-71
patronne	3	-34	28
paye	-9	-10	20
payer	-7	11	-6
pedal*	75	-22	-71
peine	-27	-19	39
peint*	-82	14	57
peinture	-82	14	57
penda*	-12	26	-28
pendant	-12	26	-28
pendant que	43	-24	-20
pense*	56	-14	-48
penser	56	-14	-48
perdu	-20	-9	29
perso*	0	16	-16
personne	6	3	-12
personne ne	-31	-13	38
personne pour	-39	33	5
personnel	-25	32	-12
personnel tres	21	-16	-5
petit	26	-17	-8
petit mot	36	-27	-10
petit*	69	-27	-46
petite	78	-31	-56
petite boutique	38	-27	-11
petits	34	-20	-18
peu	65	-30	-35
peu cher	57	-42	-20
peu de	25	-34	3
peu la	48	-35	-17
peut	-50	69	-51
pharm*	4	0	-15
pharmacie	31	-69	7
pharmacienne	-38	49	-61
photo	31	-3	-40
piece	22	-11	-11
pieds	-4	-6	10
pile	23	-10	-13
pile de	20	-7	-14
place	30	-12	-18
plais*	19	-12	-6
plaisir	16	-12	-4
plant*	22	2	-23
planter	64	-15	-59
plantes	-64	26	25
plants	42	-9	-34
plein	26	21	-53
plein de	0	16	-21
plein*	33	-41	-20
pleine	33	-41	-20
plus cher	-6	-9	15
plus de	-30	-35	46
plus que	72	-61	-62
plus rien	12	-15	3
pneus	-63	-29	69
poele	-53	55	-29
poil	-35	-35	42
point	-95	96	-40
point*	8	-6	-2
poiss*	11	-9	-2
poli	9	-7	-3
polit*	-8	-10	18
ponct*	7	-6	-1
ponctuels	7	-6	-1
porta*	-32	-13	42
portail	-42	-16	51
porte	-27	-8	35
porte*	-17	29	-18
porter	21	-9	-14
pot	-7	-17	24
pour	-4	6	-2
pour ce	-59	-17	65
pour des	27	-14	-13
pour etre	-29	-10	37
pour l	47	-10	-43
pour la	-5	11	-15
pour le	43	-54	-9
pour les	-37	42	-25
pour lui	-77	58	-7
pour ma	-17	-21	26
pour mon	14	-8	-7
pour rien	20	-24	1
pour rire	16	-10	-6
pour se	13	-55	28
pour tout	25	-35	9
pour un	3	0	-5
pour une	46	-52	-11
pour vous	-46	29	8
pouss*	-11	26	-18
pousse	-48	49	-5
poussette	46	-15	-32
poussiere	-5	20	-17
prati*	19	-12	-6
pratique	19	-12	-6
premi*	-10	19	-12
premier	16	-12	-4
premier jour	34	-19	-16
premiere	-22	32	-17
prend	32	-22	-15
prend le	55	-28	-42
prend*	-25	-22	33
prendre	-25	-22	33
prepa*	6	-9	3
pret	66	-37	-58
preve*	6	-5	-1
prevu	-53	-20	59
prime	17	-8	-9
pris	14	-31	14
pris en	51	-46	-19
prix	-9	21	-17
prix affiche	-4	-1	5
prix corrects	38	-33	-5
prix de	12	-23	10
prix du	-69	64	10
prix la	-38	36	-11
prix on	-1	19	-65
prix tres	-1	28	-42
pro	-33	50	-67
probl*	4	18	-57
probleme	4	18	-57
proch*	47	-32	-15
prochaine	47	-32	-15
prochaine fois	47	-32	-15
produ*	-16	8	7
produits	-18	10	6
profe*	-16	-22	32
promo	-23	-14	36
propr*	4	13	-30
propre	-3	19	-32
propre et	23	-20	-4
prote*	-6	-34	29
protege	39	-27	-24
pu	57	-17	-48
puis	-14	-11	24
puis le	-15	-1	17
pull	-17	-3	21
puzzl*	32	-70	-9
qu	-12	9	2
qu il	37	-10	-35
qu on	-45	25	18
quali*	-28	13	11
qualite	-28	13	11
qualite prix	27	-19	-7
qualite toujours	37	-27	-9
quand	-24	8	15
quand j	-39	-12	49
quand je	-69	-20	71
quand meme	75	-19	-66
quand on	11	-15	3
quart*	28	-17	-10
quartier	28	-17	-10
quatr*	-13	-8	18
quatre	-13	-8	18
que	21	-13	-8
que c	0	-14	14
que ca	30	-18	-12
que du	51	-33	-20
que j	27	-12	-15
que je	14	-12	-2
que l	8	32	-44
que la	19	-11	-10
que ma	-7	-16	21
que mon	-5	-6	11
que pour	53	-16	-50
que vous	-19	36	-25
quel	-31	10	15
quelq*	-15	36	-29
quelqu	-16	54	-51
quelqu un	-16	54	-51
quelques	-12	-24	29
quest*	-19	-10	30
question	-34	-10	43
queue	-32	-13	40
qui	-11	3	8
qui fait	44	-37	-7
qui ne	17	-18	-3
qui on	-20	26	-8
qui papotent	-26	-12	37
qui prend	55	-28	-42
qui s	22	-17	-6
qui tient	44	-27	-30
qui va	39	-28	-18
quoi	-16	-21	34
raccr*	-29	-10	37
raccroche	-29	-10	37
raccroche au	-29	-10	37
raiso*	26	-20	-6
raisonnable	26	-20	-6
raler	-45	52	-47
rando	34	-21	-17
range	22	-19	-3
rapid*	29	-20	-10
rapide	29	-20	-10
rappe*	-50	-8	53
rappo*	24	-15	-9
rapport	35	-20	-15
rapport qualite	27	-19	-7
rare	33	-23	-10
rayon	-20	-7	23
rayon*	0	-8	9
recom*	18	-14	-3
recommande	17	-13	-3
recu	-23	-6	28
recu en	-34	23	6
recu un	-75	-28	79
recue	2	-5	3
recup*	50	-7	-43
recupere	30	-8	-22
recupere en	30	-8	-22
recus	37	-19	-18
redir*	32	-25	-8
redire	32	-25	-8
refai*	11	-6	-5
refait	15	-6	-8
refer*	56	-31	-39
refou*	-76	-34	82
refus*	-28	-6	35
refuse	-28	-6	35
refuse de	-7	-9	15
regar*	-14	-6	20
regarde	-14	-6	20
regarder	-15	-6	20
regle	20	-14	-5
regle*	55	-29	-41
rembo*	-43	-30	62
remboursement	-32	-22	45
rembourser	-35	-38	48
remis*	16	-11	-4
remise	16	-11	-4
remor*	-65	-16	67
remorque	-65	-16	67
rempl*	-1	-44	19
rende*	-7	-14	22
rendez	-7	-14	22
rendez vous	-7	-14	22
rense*	-13	19	-9
rentr*	15	-16	0
repar*	-1	-11	12
reparation	-54	-15	60
reparti	7	-15	9
repartie	-14	-9	21
repartie avec	-14	-9	21
repon*	-14	-11	24
repond	-59	-14	68
repre*	-10	-9	19
reprendre	-10	-9	19
repri*	45	-35	-10
repris	47	-38	-9
reser*	50	-7	-46
reserve	53	-15	-47
reservee	38	-2	-37
resso*	52	-26	-38
ressort	57	-32	-46
ressort avec	57	-32	-46
resul*	51	-19	-40
resultat	51	-19	-40
retir*	56	3	-67
retire	70	-26	-63
retou*	17	-16	-1
retour	-6	-8	15
retra*	-69	80	-46
retrait	-69	80	-46
retro*	9	-11	2
retrouve	9	-11	2
rever	11	-9	-2
revie*	28	-19	-9
revoi*	-48	-54	66
revoir	-48	-54	66
ridea*	46	-4	-44
rideau	46	-4	-44
rien	4	27	-34
rien a	-33	41	-12
rien de	-15	14	-2
rien que	64	-24	-52
rire	-21	-12	32
rosie*	54	-13	-43
rosier	38	-14	-29
rosiers	57	-13	-48
roule	13	-7	-7
ruptu*	31	-62	-7
rupture	31	-62	-7
s	-29	32	-7
s est	6	-10	5
s y	28	-17	-12
sa	0	-14	14
sac	30	-27	-8
sac a	-34	-13	42
sacs	26	-15	-13
sait	-48	74	-56
sait jamais	-58	61	-34
sale	-56	41	-28
samed*	-21	16	1
samedi	-21	16	1
sans	-7	2	4
sans jamais	53	-25	-41
sans l	-11	-9	21
sans lever	-34	-13	42
sans plus	-62	23	17
sauve*	26	-9	-17
sauves	26	-9	-17
sav	-32	-11	40
saven*	32	-22	-13
savent	32	-22	-13
savon*	31	-13	-16
savons	31	-13	-16
se	30	-41	8
se faire	-42	7	27
se garer	29	-34	2
sec	-19	-10	28
semai*	-16	-8	23
semaine	24	-6	-19
semaines	-36	-8	43
semel*	34	-31	-24
sent	-30	22	3
sent le	-49	-10	54
sent qu	-28	36	-32
senti*	-57	49	-3
sentir	-57	49	-3
sept	-20	-3	23
serie*	0	-37	27
serieux	12	-17	5
serpi*	42	-29	-34
servi	-5	-22	22
servi*	-61	-17	69
service	-59	-17	63
servir	-31	-17	42
ses	30	30	-64
seul	80	-29	-66
seul a	73	-21	-70
seule	-10	-12	21
si	23	-42	16
si vous	-19	-53	62
simpl*	28	-8	-20
simple	28	-8	-20
site	-4	22	-25
site j	42	-2	-41
six	-5	-6	12
soign*	24	-17	-7
soigne	29	-21	-9
soir	62	-28	-55
soit	12	-46	19
sol	-27	-14	42
solid*	-26	43	-56
solide	-37	54	-69
son	-49	25	8
son metier	15	-13	-1
sont	-19	53	-48
sorti	7	-3	-4
sorti*	16	-14	-3
sortie	5	-15	8
souci	28	-21	-6
soupi*	-29	-10	36
souri*	28	-14	-13
souriant	25	-20	-5
sourire	27	-15	-12
sous	-40	-13	49
sous le	-40	-13	49
speci*	-89	39	45
stock	-1	8	-7
stop	17	-14	-3
suis	-20	-9	27
suite	55	-45	-18
suivi	-10	-8	18
super	7	27	-43
super bien	50	-27	-39
super magasin	56	-14	-50
super*	33	-24	-9
superbe	33	-24	-9
superbe et	26	-14	-12
sur	26	-25	0
sur #	-9	-4	14
sur internet	-11	-3	14
sur l	-35	-17	48
sur la	-4	-25	25
sur le	61	-15	-49
sur les	6	-25	18
sur place	21	-20	-2
sur qui	-20	26	-8
sur six	-14	-5	19
sur une	47	-46	-18
surfa*	39	-21	-20
surface	39	-21	-20
svp	-50	60	-56
sympa	64	-46	-33
sympa comme	54	-50	-19
sympa par	12	13	-46
sympa*	-16	29	-42
table	21	-23	-6
tache	40	-21	-34
taill*	17	8	-28
taille	-10	15	-14
tant	-50	-21	57
tard	7	-7	0
tarif	47	-46	-30
tarif*	59	-29	-40
tarifs	59	-29	-40
telep*	-14	-9	23
telephone	-14	-9	23
telle*	15	-7	-8
tellement	15	-7	-8
temps	6	-25	15
temps de	-53	-17	56
temps que	-15	-27	30
terre	-54	21	17
terre*	12	-11	-2
terreau	12	-11	-2
tete	11	-4	-6
thes	26	-14	-11
ticke*	-27	-16	40
ticket	-27	-16	40
tient	44	-17	-31
tiroi*	38	-13	-30
tiroirs	38	-13	-30
tissu	15	-14	0
toile*	-28	-23	38
toilettes	-28	-23	38
tomat*	19	-8	-10
tomates	19	-8	-10
tombe	-4	14	-10
tombe*	17	-8	-9
tomber	20	-9	-11
tomber et	13	-9	-4
top	37	-35	-8
top du	40	-24	-16
top et	49	-14	-40
toujo*	-2	7	-6
toujours	-2	7	-6
toujours le	16	-10	-5
toujours un	17	-14	-3
tourn*	16	-8	-8
tournait	44	-4	-41
tous	17	-11	-5
tout	2	14	-16
tout de	51	-46	-19
tout est	11	-29	16
tout le	34	-15	-20
tout mais	-67	70	-13
toute	36	-21	-14
toute la	26	-15	-13
trait*	29	-33	-4
trava*	-37	-33	44
travaille	-37	-33	44
tres	24	-10	-15
tres bien	42	-24	-18
tres bon	40	-29	-12
tres bons	45	-45	-16
tres pro	-33	50	-67
tres sympa	68	-65	-36
trois	-8	-1	6
trois fois	59	-38	-46
trois mois	-77	7	52
tromp*	53	-13	-46
trop	-5	1	3
trop cher	-27	-43	57
trop petit	-6	-5	11
trouv*	-26	27	-2
trouve	-33	32	0
trouve de	25	-20	-5
trouve tout	-67	67	-9
trouver	11	-2	-8
trucs	4	-40	22
un bonjour	-28	-13	39
un cadeau	23	-27	4
un cafe	12	-8	-5
un carton	20	-29	5
un caviste	28	-8	-20
un choix	-18	46	-42
un commerce	-39	47	-57
un controle	35	-8	-28
un d	-21	31	-17
un magasin	-50	38	-13
un mot	11	-12	1
un peu	65	-31	-35
un pull	-4	-2	6
un qui	24	-14	-10
un ticket	-49	-24	57
un verre	-45	49	-22
une	-8	-17	25
une demi	-38	56	-34
une equipe	18	-8	-10
une fois	-27	-31	51
une semaine	37	-6	-33
une seule	-10	-12	21
utili*	25	-26	-8
va	37	-15	-30
va avec	37	-44	-21
va vite	24	-19	-5
vais	31	-20	-15
vaut	35	-21	-15
vaut le	23	-11	-11
velo	-16	-14	24
venai*	-4	-4	8
venait	-4	-4	8
vende*	-47	26	18
vendeur	-40	-10	47
vendeur qui	-79	34	35
vendeurs	26	-14	-14
vendeuse	-55	39	10
vendeuses	-14	31	-51
vendr*	-62	-10	66
vendu	-5	-22	27
vendu un	-25	-19	37
venez	41	-33	-7
verre	-45	49	-22
verre*	-4	-3	7
verres	-4	-3	7
veste	17	-17	1
viand*	-58	42	-13
viande	-58	42	-13
vienn*	29	-16	-13
vient	37	-33	-7
vieux	46	-27	-33
vigil*	-31	-10	41
vigile	-31	-10	41
visib*	-77	28	40
visiblement	-77	28	40
visit*	-2	13	-13
visite	-2	13	-13
vite	30	-23	-6
vitri*	-41	-40	59
vitrine	-41	-40	59
voila	75	-51	-54
voir	-50	51	-13
voir avec	-45	31	3
voitu*	61	-19	-46
voiture	61	-19	-46
voleu*	-27	-8	36
voleurs	-39	-12	46
votre	-35	-26	50
voula*	61	-8	-57
voulu	-43	-14	52
vous	-39	40	-4
vous etes	-5	12	-11
vous qui	-5	-2	7
vous servir	-31	-17	42
vrai	38	-13	-32
vraie	26	-13	-12
vraim*	-29	-43	55
vraiment	-29	-43	55
y	10	6	-16
y a	15	24	-43
y connait	14	-15	1
y les	29	-23	-6
y passe	74	-51	-59
y retrouve	15	-11	-5
y trouve	-49	51	-9
y vais	49	-29	-34
yaour*	-38	-15	50
yeux	1	-14	13
yeux fermes	21	-16	-4
zero	-48	41	-4
😍	18	-10	-8`;
