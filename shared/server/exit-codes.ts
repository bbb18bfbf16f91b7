/**
 * A process ends with this when another start would end alike until a person has put something right: its data are
 * damaged (EX_DATAERR of sysexits.h). Whoever restarts what dies leaves it alone then.
 */
export const startingAgainIsNoUse = 65;
