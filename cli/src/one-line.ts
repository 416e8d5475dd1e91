const longest = 1000

/** Names come from files: none may break the line, colour the terminal or flood it. */
export const oneLine = (text: string): string => {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return (line.length <= longest ? line : `${line.slice(0, longest)}…`).toWellFormed()
}
