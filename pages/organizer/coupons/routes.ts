import { partRoutes } from '../part-routes'

export const routes = partRoutes('coupons', {
  texts: ['coupons'],
  screens: {
    '/coupons': async () => (await import('./coupons')).Coupons,
  },
})
