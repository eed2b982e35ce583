import { partRoutes } from '../part-routes'

export const routes = partRoutes('accounts', {
  screens: {
    '/accounts': async () => (await import('./accounts')).Accounts,
  },
})
