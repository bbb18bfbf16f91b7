/** The process's limit of open files, including connections; Infinity for none. */
export function openFiles(): number {
  const report = process.report as NodeJS.ProcessReport & { excludeNetwork?: boolean };
  // Otherwise the report resolves the names of all connected hosts.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const most = Number(userLimits?.open_files?.soft);
  return Number.isNaN(most) ? Number.POSITIVE_INFINITY : most;
}
