/** The page that gives away ribbons for Office. */
export const ribbons = {
  /** The tab’s name in the ribbon. */
  tab: 'Accessibility',
  title: 'Free accessibility ribbons',
  description:
    'A tab for Word, Excel, PowerPoint and Outlook that puts the accessibility commands in one place. Free files, what they contain, and how to install them.',
  intro:
    'The commands that make a document accessible are spread over five or six tabs. These files add one tab, named Accessibility, that holds them in the order in which one works: check, structure, tables, pictures, publish.',
  caution: {
    title: 'Export your own settings first',
    text: 'Importing a file replaces all changes that you or your IT department have made to the ribbon and the Quick Access Toolbar of that program. Export them before you import ours: step 2 below. If your ribbon is already changed and you want to keep it so, add the commands by hand from the lists on this page.',
  },
  files: 'The files',
  download: 'Download the ribbon for {program}',
  group: '{group}: {commands}',
  install: {
    title: 'Install a ribbon',
    steps: [
      'Download the file and save it where you find it again. Open the program. In Outlook, open a new message.',
      'Choose File, Options, Customize Ribbon. At the bottom choose Import/Export, Export all customizations, and save the file. It holds what you have now.',
      'Choose Import/Export again, then Import customization file, and open the file from this page.',
      'Confirm that the existing customizations are to be replaced, and choose OK. The tab Accessibility appears in the ribbon.',
      'To move it, choose Customize Ribbon again, select the tab and use the arrows on the right.',
    ],
  },
  undo: {
    title: 'Go back',
    text: 'Import the file that you exported in step 2. Or choose Customize Ribbon, Reset, Reset all customizations, which brings back the ribbon as Microsoft delivers it.',
  },
  versions: {
    title: 'Which versions they are for',
    lines: [
      'Written for Word, Excel, PowerPoint and classic Outlook of Microsoft 365 and Office 2024 on Windows.',
      'Office 2021, which Microsoft no longer supports since October 2026, reads the same kind of file.',
      'The names of the commands follow Microsoft’s lists of control identifiers. An older version may lack a command and leave it out. We have not tried every version: tell us if one is missing in yours.',
      'Office for the web, Office for Mac and new Outlook do not read these files.',
      'The files contain no macros: only names of commands that the program already has. You can read them in Notepad.',
      'On a managed computer, Customize Ribbon may be turned off. Send the file and this page to your service desk.',
    ],
  },
  next: {
    title: 'What to do with it',
    text: 'The tab finds the commands. What to check, and why, is in our checklist for accessible documents.',
    checklist: 'Open the checklist (PDF)',
    courses: 'Courses on accessible documents',
  },
} as const;
