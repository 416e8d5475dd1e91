/** What is said of a file that was chosen or dropped, before anything in it is looked at. */
export const file = {
  unreadable:
    'This file cannot be read: it is gone, it is a folder, or it is not text in UTF-8. Choose it again, or get it anew.',
  tooLong: 'This is too long to be a list. Choose another file.',
}
