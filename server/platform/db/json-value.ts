import { customType } from 'drizzle-orm/pg-core'

/**
 * A jsonb that may be a bare text. Drizzle's own reads such a text as JSON once more after the driver has, so that the
 * captcha `39377` comes back as a number and `3E777` as infinity.
 */
export const jsonValue = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
