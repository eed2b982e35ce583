/** MB of events that one network address may leave in a day: some hundred thousand page views of a hall that shares one */
export const EVENTS_MB_PER_DAY_AND_IP = 500
