/**
 * What the composition root hands to every handler besides what platform knows of: it adds the fields to this interface
 * where it builds the app, so that platform names none of them.
 */
export interface AppServices {}
