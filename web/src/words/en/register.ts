/** Coming to an event by its code. */
export const register = {
  title: 'Registration',
  code: 'Event code',
  codeNote: 'You’ll find it on the poster.',
  name: 'First and last name',
  club: 'Club or group (optional)',
  shown: 'Shown in public as',
  shownNote: 'On the screens, on the wall and in lists for everybody. Leaders see the full name.',
  shownAs: {
    usual: 'Default for this tournament',
    full: 'Full name',
    short: 'First name and initial',
  },
  button: 'Register',
  already: 'You’re already registered.',
}
