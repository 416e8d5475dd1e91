/** The sheet at the door that lets everybody in by phone. */
export const poster = {
  title: 'Joining poster',
  note: 'Print it and hang it at the door: players join with their own phones.',
  network: 'Wi-Fi name',
  password: 'Wi-Fi password',
  address: 'Address for phones',
  addressNote: 'It is shown in the window in which Topcut was started.',
  notAnAddress:
    'No phone could open this. Type the address as it was shown when Topcut started, such as 192.168.1.20:8080.',
  loopback:
    'Only this computer can open this address. Type the one for phones: it is shown in the window in which Topcut was started.',
  keptHere: 'Network and password stay on this device; the server never learns them.',
  print: 'Print',
  toDesk: 'Back to the desk',
  closed:
    'Registration by code is closed, so the poster has no code. Open it at the desk, under “Leaders”.',
  tooLong: 'Too long for a code: type it in.',

  joinIn: 'Join with your phone',
  joinWifi: 'Join the Wi-Fi',
  openPage: 'Open this page',
  typeCode: 'Type your name and this code',
  code: 'Event code',
  wifiCode: 'Code for the camera: Wi-Fi',
  pageCode: 'Code for the camera: page',
  watch: 'Only watching? Pairings and standings',
  watchCode: 'Code for the camera: pairings and standings',
  sameNetwork: 'Every phone in this network can open the page. No app is needed.',
  warned: 'The browser warns once? Compare first',
  compare:
    'This computer has made its certificate itself, so browsers do not know it. Open the certificate from the warning and compare its SHA-256 fingerprint with this one: go on only if both are the same. Otherwise come to the desk.',
  fingerprint: 'SHA-256 fingerprint',
}
