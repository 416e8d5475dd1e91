import { expect, it } from 'vitest'
import { wifiText } from './wifi-text.ts'

it.each([
  ['Hall', 'open sesame', 'WIFI:T:WPA;S:Hall;P:open sesame;;'],
  ['Hall', '', 'WIFI:T:nopass;S:Hall;;'],
  ['Club; "A"', 'a\\b:c,d', 'WIFI:T:WPA;S:Club\\; \\"A\\";P:a\\\\b\\:c\\,d;;'],
  ['Łódź', 'zażółć', 'WIFI:T:WPA;S:Łódź;P:zażółć;;'],
])('the Wi-Fi %s with %s', (network, password, text) => {
  expect(wifiText(network, password)).toBe(text)
})
