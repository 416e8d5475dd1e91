import { builtPages } from './built-pages.ts'

/** Built apart: what phones and spectators load is not cut into crumbs by what the desk shares. */
export default builtPages('light')
