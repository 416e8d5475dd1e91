import { builtPages } from './built-pages.ts'

export default builtPages('leading')
