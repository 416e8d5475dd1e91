/** Where the data are unless `--data` says otherwise: `data` in this folder, or as the machine is set. */
export const usualData = (): string => process.env['TOPCUT_DATA'] || './data'
