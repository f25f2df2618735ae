/** What stands around every page. */
export const chrome = {
  skip: 'Skip to content',
  home: 'GCT, home page',
  mail: 'E-mail us: {email}',
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close the menu',
  breadcrumbs: 'You are here',
  seeAllOf: 'All courses: {family}',
  backToTop: 'Back to top',
  footer: {
    headOffice: 'Head office',
    trainingCentre: 'Training centre',
    reachUs: 'Reach us',
    follow: 'Follow us',
    copyright: '© {year} {name} All rights reserved.',
  },
  social: {
    facebook: 'Facebook',
    youtube: 'YouTube',
    twitter: 'Twitter',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
  },
} as const;
