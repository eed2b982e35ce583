import type { RouteObject } from 'react-router-dom'
import { ContactScreen } from './contact-screen'

export const routes: RouteObject[] = [{ path: '/', element: <ContactScreen /> }]
