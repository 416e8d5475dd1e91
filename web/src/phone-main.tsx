import { PhoneApp } from './phone-app.tsx'
import { show } from './show.tsx'

show(<PhoneApp />)
