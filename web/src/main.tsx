import './look/tokens.css'
import './look/base.css'
import './look/button.css'
import './look/field.css'
import './look/grid.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<App />)
