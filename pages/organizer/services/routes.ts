import { partRoutes } from '../part-routes'

export const routes = partRoutes('services', {
  texts: ['service-desk', 'own-services', 'services', 'orders'],
  screens: {
    '/services': async () => (await import('./services')).Services,
  },
})
