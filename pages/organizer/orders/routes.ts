import { partRoutes } from '../part-routes'

export const routes = partRoutes('orders', {
  texts: ['commerce', 'orders', 'tickets'],
  screens: {
    '/orders': async () => (await import('./orders')).Orders,
  },
})
