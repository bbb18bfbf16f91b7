/** How many files this process may have open, connections among them; no end where there is none. */
export function openFiles(): number {
  const report = process.report as NodeJS.ProcessReport & { excludeNetwork?: boolean };
  // Else it asks for the names of all that are connected.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const most = Number(userLimits?.open_files?.soft);
  return Number.isNaN(most) ? Number.POSITIVE_INFINITY : most;
}
