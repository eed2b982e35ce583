import { partRoutes } from '../part-routes'

export const routes = [
  ...partRoutes('finance', {
    texts: ['commerce', 'orders', 'tickets', 'transfers'],
    screens: {
      '/finance': async () => (await import('./finance')).Finance,
    },
  }),
  ...partRoutes('invoices', {
    texts: ['invoices', 'upload'],
    screens: {
      '/invoices': async () => (await import('./invoices')).Invoices,
    },
  }),
]
