/** Coming to a tournament by its code. */
export const join = {
  heading: 'Playing today?',
  code: 'Event code',
  note: 'You’ll find it on the poster.',
  go: 'Go',
  missing: 'Type the code from the poster.',
  title: 'Find your tournament',
  nowhere: (code: string) => `No tournament has the code “${code}” now.`,
  help: 'Check it letter by letter: codes have no O and no 0, no I and no 1, no B and no 8. If registration is closed, come to the desk: they will add you there.',
  slip: 'You scanned a result slip? Open your own link or come to the desk.',
  /** Somebody’s own link that opens nothing. */
  link: {
    dead: 'This link does not work any more',
    elsewhere: 'This link is open on another device',
    unopened: 'The link could not be opened',
    why: 'It was used up, has expired or was taken back. Ask the organizer at the desk for a new one; you get it at once.',
    orCode: 'Or type the code from the poster or from your result slip:',
  },
}
