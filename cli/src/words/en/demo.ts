export const demo = {
  ready: (address: string) => `Topcut is ready at ${address}`,
  invented: 'A demo: three invented events. Press whatever you like.',
  organizer: (link: string) => `The organizer comes in here: ${link}`,
  asked: (name: string, passphrase: string) =>
    `If it asks for a name and a passphrase: ${name}, ${passphrase}`,
  comingIn: 'players are coming in, round 1 starts soon',
  round: (round: number) => `round ${round} is on, the clock is running`,
  finals: 'in the middle of the finals',
  judge: (name: string) => `as judge (${name})`,
  player: (name: string) => `as player (${name})`,
  everybody: 'as a spectator',
  resets: (every: string) =>
    `It starts over every ${every}: what was changed is gone, these links stay the same.`,
  kept: (folder: string) =>
    `Until then everything is in ${folder}, which goes when you stop it (Ctrl-C).`,
  reset: 'The demo has started over.',
}
