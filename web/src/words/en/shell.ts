/** What stands around every page, also around the lightest one. */
export const shell = {
  language: 'Language',
  theme: 'Light or dark',
  themes: { system: 'as the system', light: 'light', dark: 'dark' },
  loading: 'Loading …',
  pageMissing:
    'There is nothing at this address, or the tournament was deleted. See the list of tournaments.',
  toEvents: 'Tournaments',
  signIn: 'Sign in',
  openingLink: 'Opening the link …',
  typePassphrase: 'Type your passphrase.',
  showTyped: 'Show what I type',
  unreachable: 'The server cannot be reached. Check the network and try again.',
}
