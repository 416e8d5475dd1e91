/** Loaded before a server by a test: its clock is wrong by so many milliseconds. */
const apart = Number(process.env['TOPCUT_TEST_CLOCK_APART'] ?? 0)
const right = Date.now
Date.now = () => right() + apart
