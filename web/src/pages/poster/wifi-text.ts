/** These would end a field of the code too early. */
const escaped = (text: string): string => text.replace(/[\\;,":]/g, '\\$&')

/** What a phone's camera understands as a Wi-Fi to join; without a password it is an open one. */
export const wifiText = (network: string, password: string): string =>
  password === ''
    ? `WIFI:T:nopass;S:${escaped(network)};;`
    : `WIFI:T:WPA;S:${escaped(network)};P:${escaped(password)};;`
