import type { RouteObject } from 'react-router-dom'
import '#pages/connect-features.ts'
import { ContactScreen } from './contact-screen'

export const routes: RouteObject[] = [{ path: '/', element: <ContactScreen /> }]
