import { PublicApp } from './public-app.tsx'
import { show } from './show.tsx'

show(<PublicApp />)
