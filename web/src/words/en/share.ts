/** The ways to let others see an event. */
export const share = {
  open: 'Share',
  title: (event: string) => `Share ${event}`,
  publicPage: 'Public page',
  publicNote: 'Round, clock, pairings and standings. Nobody has to sign in.',
  address: 'Address of the public page',
  onlyHere:
    'This address works on this computer only. Type the address of the hall on the poster’s page.',
  inTheHall: 'In the hall',
  pages: {
    wall: { name: 'Wall', about: 'Clock, pairings and standings on a big screen.' },
    clock: { name: 'Clock', about: 'The clock alone, as large as the screen.' },
    poster: { name: 'Poster', about: 'Event code and QR code, to print and hang up.' },
  },
  openPage: 'Open',
  toSend: 'To send',
  text: 'Text for chats and forums',
  picture: 'Save as a picture',
  noPicture: 'This browser cannot draw the picture. Copy the text instead.',
  nothingPlayed: 'There are standings to send once the first round is played.',
  toKeep: 'To keep',
  close: 'Close',
}
