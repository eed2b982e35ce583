import { Activity } from './activity'

export const routes = [{ path: '/', element: <Activity /> }]
