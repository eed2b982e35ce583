import { partRoutes } from '../part-routes'

export const routes = partRoutes('numbers', {
  texts: ['figures'],
  screens: {
    '/numbers': async () => (await import('./numbers')).Numbers,
    '/numbers/wall': async () => (await import('./wall')).Wall,
  },
})
