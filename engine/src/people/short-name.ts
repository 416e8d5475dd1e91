import { nameParts } from './name-parts.ts'

/** `Franz Kafka` → `Franz K.`: the first given name and the initial of the family name. */
export const shortName = (name: string): string => {
  const { given, family } = nameParts(name)
  // A single name stays as it is, with whatever title.
  if (given === '') return name.normalize('NFC').trim().replace(/\s+/g, ' ')
  return `${given.split(' ')[0]} ${[...family][0]?.toUpperCase()}.`
}
