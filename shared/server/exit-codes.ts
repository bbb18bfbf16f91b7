/** Exit code when another start would end alike until a person mends something, as damaged data (EX_DATAERR of sysexits.h). */
export const startingAgainIsNoUse = 65;
