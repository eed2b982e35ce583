import { partRoutes } from '../part-routes'

export const routes = partRoutes('preRegistrations', {
  texts: ['pre-registration-desk'],
  screens: {
    '/pre-registrations': async () => (await import('./pre-registrations')).PreRegistrations,
  },
})
