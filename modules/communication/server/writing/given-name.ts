/** Common given names of the countries of the six languages, in lower case, without accents. */
const NAMES = `
aaron abigail adam adele adelheid adrian adriana adrien agathe agnes agnete ahmed aida aileen aina alain alan alba albane albert alberto
aleksander alessandra alessandro alessia alessio alex alexander alexandra alexandre alexia alexis alfie alfonso alfred alfredo ali alice
alicia aline alison allan alma alvaro alwin amanda amandine amelia amelie amina amir amy ana anais anders andre andrea andreas andres
andrew andrzej ane angela angelika angelique angelo anita anja anke ann anna annabelle anne annette annika anouk anthony antje antoine
antonella antoni antonia antonio ariane arianna arild armin arnaud arne arnold arthur arturo asa asbjorn aslak astrid atle aude audrey
august aurelie aurelien aurora axel aysha ayse baptiste barbara bastian bastien beate beatrice beatriz beatrix ben benedetta benedicte
benedikt benjamin benoit berit bernadette bernard bernd bernhard bernt bertrand beth bettina bianca birgit birgitte birte bjarne bjorn
bob bodil boris brian bridget brigitte britt bruno bryan camila camilla camille carina carine carl carla carlo carlos carmen carole
carolin carolina caroline carolyn cassandra caterina catherine cathrine cecile cecilia cecilie celia celine chantal charles charlie
charlotte chiara chloe chris christa christel christian christiane christin christina christine christoph christophe christopher
cinzia ciro claire clara clare clarisse claude claudia claudine claudio claus clemence clement colette colin concetta connor conrad
constance constantin corinna corinne cristian cristiana cristina cynthia cyril cyrille dagmar dagny daniel daniela daniele danielle
danilo dario darren dave david davide dean deborah delphine denis denise dennis derek diana diane didier diego dieter dietmar dimitri
dirk dolores dominic dominik dominique donald donatella donna dorian doris dorothea dorothee duncan dylan edgar edith eduard eduardo
edward edwige egil eileen einar eirik eivind elaine eleanor elena eleonora eleonore eli elias eliane elin elina elisa elisabeth
elisabetta elise elizabeth elke ella ellen ellie elliot elodie eloise elsa else elvira emanuela emanuele emil emilia emilie emilio
emily emma emmanuel emmanuelle enrico enrique enzo erica eric erik erika erling ernst erwin espen esteban estelle esther ethan etienne
eugen eugenia eugenie eva evan evelyn evelyne ewa fabian fabien fabienne fabio fabiola fabrice fabrizio fanny fatima fatma federica
federico felicia felipe felix ferdinand fernanda fernando filip filippo finn fiona flavia flavio flora florence florent florian
francesca francesco francine francis francisco franck francois francoise frank frans franz franziska fred frederic frederik frederike
fredrik freya friedrich frode gabriel gabriela gabriele gabriella gaelle gaetano gareth gary gaspard gavin geir gemma genevieve
geoffrey georg george georges georgia georgina gerald geraldine gerard gerd gerda gerhard gerhild gertrud ghislaine giacomo gianluca
gianni gilbert gilles gillian gina giorgia giorgio giovanna giovanni giulia giuliana giulio giuseppe giuseppina gisela gisele gjermund
gonzalo gordon graham graziella greg gregoire gregor gregory greta gro gudrun guido guillaume guillermo gunnar gunter gunther gustav
guy gwenaelle hakon halvor hanna hannah hannelore hannes hans harald hans-peter harold harriet harry hassan havard hector hedda hege
heidi heike heiko heinrich heinz helen helena helene helga helge helmut hendrik henning henri henriette henrik henry herbert hermann
herve hilda hilde holger horst hubert hugh hugo hugues ian ibrahim ida ignacio igor ildri ilaria ilse imane ines inga inge ingeborg
inger ingo ingrid ingunn ingvild irene irina iris irma isaac isabel isabell isabella isabelle isak ismael ivan ivar jack jacky jacob
jacqueline jacques jaime jake jakob james jan jana jane janet janine jasmin jasmine jason javier jean jean-baptiste jean-claude
jean-francois jean-luc jean-marc jean-marie jean-michel jean-paul jean-philippe jean-pierre jeanne jeannette jeff jennifer jenny jens
jeremie jeremy jerome jesper jessica jill jim joachim joan joana joanna joanne joaquin jochen joe joel joelle johan johanna johannes
john johnny jon jonas jonathan joran jordan jordi jorge jorgen jorn jorunn jose josef josefine joseph josephine joshua josiane juan
juana judith julia julian juliana juliane julie julien juliette julio jurgen justin justine kai kaja karen kari karim karin karina karine
karl karla karolina karoline karsten kasper kate katharina katherine kathleen kathrin kathrine kathy katia katja katrin katrine keith
kelly ken kenneth kerstin kevin kieran kim kirsten kirsti kjell kjersti kjetil klara klaus knut konrad konstantin kristian kristin
kristina kristine kristoffer kurt kyle laetitia laila lars latifa laura laure laurence laurent laurie lea leah leif leila lena lene
leo leon leonard leonardo leonie leonor leopold leslie leticia lewis liam liliane lilly lily lina linda line lionel lisa lisbeth lise
liv livia liz loic lola lorena lorenz lorenzo lothar lou louis louisa louise luc luca lucas lucia luciana luciano lucie lucien lucrezia
lucy ludovic luigi luis luisa luka lukas luke lutz lydia lydie lynn mads mael maelle magali magda magdalena magnar magne magnus maia
maike maja malcolm malene malin malte manfred manon manuel manuela marc marcel marcela marcello marco marcos marcus mareike maren
margaret margarita margaux margherita margit margot margrethe marguerite mari maria mariana marianne marie marie-claire marie-christine
marie-france marie-laure marie-louise marie-pierre marie-therese mariella marielle marina mario marion marisa marit marius mariusz
marjorie markus marlene marta marte martha marthe martin martina martine mary marzia massimo mateo mathias mathieu mathilda mathilde
matias matilde matteo matthew matthias matthieu maud maureen maurice mauricio maurizio max maxime maximilian maya megan mehdi mehmet
melanie melissa mercedes merethe mia michael michaela michal michel michela michele micheline michelle mickael miguel mikael mike mikkel
milan milena milla mina miranda mireille miriam mirko mohamed mohammed moira monica monika monique montserrat morgane morten moritz
muriel mustafa myriam nadege nadia nadine nancy natacha natalia natalie natascha nathalie nathan neil nele nerea nicholas nick nicola
nicolas nicole niels nigel nikita niklas nikolai nikolaus nils nina nino noah noel noelle noemie nora norbert norma nuria oceane oda
odd oddvar odette odile ola olaf olav ole oliver olivia olivier olga omar orlando oscar oskar otto oyvind pablo pal pamela paola paolo
pascal pascale patrice patricia patrick patrik patrizia paul paula paulette paulina pauline paulo pedro peggy per pernille peter petra
petter philip philipp philippe phoebe pia pier piero pierre pierre-yves pietro pilar piotr rachel rachid rafael raffaele ragnar ragnhild
rainer ralf ralph ramon ramona randi raphael raquel raul raymond rebecca regina regine reidar reidun reinhard renata renate renaud rene
renee riccardo ricardo richard rita robert roberta roberto robin rocio rodrigo roger roland rolf romain roman romane romeo romy ronald
ronja ronny rosa rosalie rosanna rosario rose rosemary rosie rosita ross roy ruben rudi rudolf rune rupert ruth ryan sabine sabrina
saida sally salvatore sam samantha samir samira samuel samuele sandra sandrine sandro sara sarah sascha saskia scott sean sebastian
sebastien selina serena serge sergio severine shannon sharon sheila sibylle siegfried sigmund signe sigrid sigrun sigurd silje silke
silvia silvio simen simon simona simone siri siv sofia sofie solange solene solveig sondre sonia sonja sophia sophie stefan stefania
stefanie stefano stein steinar stella stephan stephane stephanie stephen steve steven stian stig stine stuart sture sue susan susana
susann susanna susanne suzanne svein sven svenja svetlana swantje sylvain sylvia sylvie tamara tanguy tania tanja tara tatiana ted
teresa terje thea theo theodor theresa therese thibault thierry thilo thomas thor thorsten tiffany tilde till tim timo timothy tina tom
tomas tommaso tommy tone toni tony tor torbjorn tore torgeir torhild torill torsten torunn tove tracy trine trond trude trygve turid
udo ulf ulla ulrich ulrike umberto ursula ute uwe valentin valentina valentine valerie valeria valerio vanessa vegard vera verena
veronica veronika veronique vibeke vicente vicky victor victoria vidar vincent vincenzo viola violeta violette virginia virginie
vittoria vittorio vivian viviane volker walter waltraud wendy wenche werner wiebke wilfried wilhelm william winfried wolfgang xavier
yan yann yannick yasmina yasmine yngve yolanda yolande youssef yusuf yves yvette yvonne zoe`;

const GIVEN_NAMES: ReadonlySet<string> = new Set(NAMES.split(/\s/u).filter(Boolean));

const LONGEST_USERNAME = 80;

/** Words that mark a username as a company, a role or an anonymous account. */
const NO_PERSON = new Set(
  `gmbh ag kg ohg ug ev sarl sas sasu sa snc eurl ltd limited llc inc plc co corp company sl slu srl spa sagl as asa ans
  google user users guide local utilisateur utilisatrice nutzer nutzerin benutzer usuario usuaria utente bruker kunde client cliente
  customer anonyme anonymous anonym anonimo anonima admin test team equipe equipo service shop store boutique magasin tienda negozio
  butikk geschaft restaurant hotel cafe bar salon garage studio agence agency agentur agencia agenzia immobilier immobilien consulting
  club verein association asociacion associazione forening garden garten official officiel media photography fotografie family
  famille familie familia famiglia scam fraud fraude arnaque betrug svindel estafa truffa fake spam bot troll idiot idiote idiota
  fuck shit bitch asshole merde putain connard escroc voleur menteur scheisse arschloch dieb lugner mierda puta cabron ladron mentiroso
  merda puttana stronzo ladro bugiardo faen dritt dritsekk tyv logner liar thief nazi hitler the a an le la les un une der die das ein eine el los las il lo gli en et den det`.split(
    /\s+/u,
  ),
);

/** Lower case without accents, as the list of names is written. */
export function plainLetters(text: string) {
  return text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('å', 'a')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

export function isGivenName(word: string) {
  return GIVEN_NAMES.has(plainLetters(word));
}

/** The given name to greet, or null where the username is not certainly the name of a person. */
export function givenName(username: string): string | null {
  if (username.length > LONGEST_USERNAME) return null;
  const words = username
    .normalize('NFC')
    .trim()
    .split(/[\s,]+/u);
  const [first = '', second] = words;
  if (words.length > 4 || words.some((word) => NO_PERSON.has(plainLetters(word)))) return null;
  // Remaining combining marks are decoration.
  if (!/^[\p{L}’'-]+$/u.test(first)) return null;
  if (words.some((word) => /[\d_@#&/]/u.test(word))) return null;
  if (isGivenName(first)) return inNameCase(first);
  const parts = first.split('-');
  if (parts.length === 2 && parts.every((part) => isGivenName(part))) return inNameCase(first);
  // "Maëlys P." has the form that sources give to the names of persons.
  const hasInitial = second !== undefined && words.length === 2 && /^\p{Lu}\.$/u.test(second);
  return hasInitial && /^\p{Lu}\p{Ll}{2,}$/u.test(first) ? first : null;
}

/** "JULIEN" and "julien" are written "Julien"; "DeShawn" stays. */
function inNameCase(name: string) {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('-');
}
