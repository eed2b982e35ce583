import { partRoutes } from '../part-routes'

export const routes = partRoutes('business', {
  texts: ['business', 'demands'],
  screens: {
    '/business': async () => (await import('./business')).Business,
  },
})
