import { partRoutes } from '../part-routes'

export const routes = partRoutes('tickets', {
  texts: ['commerce', 'orders', 'tickets'],
  screens: {
    '/tickets': async () => (await import('./tickets')).Tickets,
  },
})
