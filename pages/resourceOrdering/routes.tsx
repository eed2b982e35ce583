import { Ordering } from './ordering'

export const routes = [{ path: '/', element: <Ordering /> }]
