/** Exit code for a failure that a restart cannot fix, such as damaged data (EX_DATAERR of sysexits.h). */
export const unrecoverableExitCode = 65;
