/** Not by what the browser offers: on the machine itself it offers the same over plain HTTP. */
export const isOverTls = (): boolean => window.location.protocol === 'https:'
