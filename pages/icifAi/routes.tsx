import type { RouteObject } from 'react-router-dom'
import { AssistantScreen } from './assistant-screen'

export const routes: RouteObject[] = [{ path: '/', element: <AssistantScreen /> }]
