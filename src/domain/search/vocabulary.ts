/**
 * What people say, and what the site says. These are words of the field, alike on every page, so they stand here; the words
 * by which one entry is found are its own tags.
 */

/** Different words for one thing, of both languages: whoever types one finds what is called by another. */
export const synonyms: readonly (readonly string[])[] = [
  ['vlookup', 'xlookup', 'lookup', 'lookups', 'look up', 'recherchev', 'recherchex', 'index match'],
  ['macro', 'vba', 'visual basic'],
  ['pivot table', 'pivottable', 'tableau croisé dynamique', 'tableau croisé', 'tcd', 'crosstab'],
  ['spreadsheet', 'tableur', 'chiffrier', 'feuille de calcul'],
  ['slides', 'slideshow', 'diapositives', 'diaporama'],
  ['ppt', 'powerpoint'],
  ['word processing', 'traitement de texte'],
  ['email', 'mail', 'courriel'],
  ['chatgpt', 'artificial intelligence', 'intelligence artificielle', 'ia', 'ai', 'copilot'],
  ['dashboard', 'tableau de bord'],
  ['database', 'base de données', 'bases de données', 'bdd'],
  ['gantt', 'ms project', 'microsoft project', 'échéancier'],
  ['fillable form', 'pdf form', 'formulaire pdf'],
  ['coding', 'programming', 'programmation', 'coder'],
  ['website', 'web development', 'site web', 'développement web'],
  ['video editing', 'montage vidéo'],
  ['captions', 'subtitles', 'sous-titres', 'sous-titrage'],
  ['photo editing', 'retouche photo', 'retouche d’images'],
  ['page layout', 'desktop publishing', 'mise en page', 'éditique'],
  ['vector graphics', 'dessin vectoriel'],
  ['e-learning', 'elearning', 'apprentissage en ligne'],
  ['customer service', 'client service', 'service à la clientèle', 'service client'],
  ['critical thinking', 'pensée critique', 'esprit critique'],
  ['problem solving', 'résolution de problèmes'],
  ['time management', 'gestion du temps'],
  ['public speaking', 'prise de parole', 'parler en public', 'art oratoire'],
  ['stress management', 'gestion du stress', 'stress', 'burnout', 'épuisement'],
  ['conflict', 'conflit'],
  ['difficult people', 'difficult customers', 'clients difficiles', 'clientèle difficile', 'personnes difficiles'],
  ['negotiation', 'négociation', 'négocier', 'negotiate'],
  ['plain language', 'langage clair', 'clear writing'],
  ['minutes', 'procès verbal', 'compte rendu', 'comptes rendus'],
  ['grammar', 'grammaire', 'orthographe', 'spelling'],
  ['writing', 'rédaction', 'rédiger', 'write'],
  ['meeting', 'réunion'],
  ['new manager', 'nouveau gestionnaire', 'first time manager', 'nouvelle gestionnaire'],
  ['manager', 'supervisor', 'gestionnaire', 'superviseur', 'boss'],
  ['accessibility', 'accessibilité', 'accessible', 'wcag', 'aoda', 'a11y'],
  ['project management', 'gestion de projet'],
  ['trainer', 'instructor', 'teacher', 'formateur', 'formatrice', 'enseignant'],
  ['train the trainer', 'formation de formateurs'],

  ['jobs', 'job', 'careers', 'employment', 'vacancies', 'emploi', 'carrière'],
  ['cancel', 'cancellation', 'annuler', 'annulation'],
  ['refund', 'money back', 'cancellation', 'remboursement', 'rembourser', 'annulation'],
  ['certificate', 'diploma', 'attestation', 'certificat', 'diplôme'],
  ['parking', 'stationnement', 'stationner'],
  ['classroom', 'face to face', 'présentiel', 'salle de classe'],
  ['lunch', 'meal', 'food', 'repas', 'dîner', 'manger'],
  ['laptop', 'ordinateur portable', 'portable'],
  ['log in', 'login', 'sign in', 'password', 'mot de passe', 'connexion', 'se connecter'],
  ['invoice', 'bill', 'facture', 'receipt', 'reçu'],
  ['pay', 'payment', 'payer', 'paiement'],
  ['tax', 'gst', 'hst', 'qst', 'tvq', 'tps', 'tvh', 'taxe'],
  ['room rental', 'rent a room', 'louer une salle', 'location de salle', 'rental', 'location'],
  ['package', 'bundle', 'forfait'],
  ['discount', 'rebate', 'promo', 'rabais', 'réduction', 'escompte'],
  ['private', 'onsite', 'privé', 'entreprise'],
  ['group', 'team', 'groupe', 'équipe'],
  ['session', 'classe'],
  ['schedule', 'calendar', 'dates', 'timetable', 'horaire', 'calendrier'],
  ['price', 'cost', 'prix', 'tarif', 'coût'],
  ['free', 'gratuit'],
  ['webinar', 'webinaire', 'webconférence'],
  ['podcast', 'balado', 'baladodiffusion'],
  ['blog', 'blogue'],
  ['download', 'downloads', 'téléchargement', 'téléchargements', 'fiche', 'aide-mémoire', 'handout'],
  ['government', 'gouvernement', 'public service', 'fonction publique', 'administration publique'],
  ['contact', 'phone', 'telephone', 'joindre', 'contacter'],
  ['faq', 'questions', 'help', 'aide'],
  ['waitlist', 'waiting list', 'liste d’attente'],
  ['shortcuts', 'raccourcis'],
];

/** Said beside what is looked for: they help to choose, and nothing has to have them. */
export const helpful: ReadonlySet<string> = new Set(
  `training train course courses class classes workshop workshops lesson lessons seminar learn learning tutorial program
  skills microsoft ms adobe better best good effective formation formations cours classe session sessions atelier ateliers
  apprendre programme compétences competences mieux efficace online live en ligne seance seances`.split(/\s+/),
);

/** Said by everybody, and about nothing. */
export const silent: ReadonlySet<string> = new Set(
  `a an the of in on at to for from by with and or is are be do does can i my me we our you your how what which when where
  it its this that there about want need find show please
  le la les l un une des du de d au aux et ou en dans sur pour par avec a est sont je j mon ma mes nous notre vous votre
  comment quel quelle quels quelles quand ce cette qui que qu se s y il me veux trouver`.split(/\s+/),
);

/** Each level by the words for it. */
export const levelWords: readonly (readonly string[])[] = [
  `beginner beginners basic basics introduction introductory intro novice debutant debutante debutants debutantes base bases
  initiation`,
  'intermediate intermediaire intermediaires',
  'advanced expert experts advance avance avancee avances avancees perfectionnement',
].map((words) => words.split(/\s+/));

/** Before the number of a level. */
export const levelNames: ReadonlySet<string> = new Set(['level', 'lvl', 'niveau', 'niv', 'part', 'partie']);

export const languageWords: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: ['english', 'anglais', 'anglaise'],
  fr: ['french', 'francais', 'francaise'],
};
